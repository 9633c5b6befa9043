import {createApiBuilderFromCtpClient} from '@commercetools/platform-sdk';
import {ClientBuilder} from '@commercetools/ts-client';
import {
  commercetoolsFetch,
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsSearchIntegration,
} from '@storefront-toolkit/integration-commercetools';
import {labelsOf} from '../../labels/index.ts';
import {MARKETS} from '../../markets.ts';
import {type Environment, variables} from '../environment.ts';
import type {Commerce} from '../store.ts';

/** Name the attributes in which your variants differ. Write `excluded` if your prices have no tax in them. */
const settings = {
  tax: 'included',
  options: ['color', 'size'],
  fallbackLocales: MARKETS.map(({locale}) => locale),
} as const;

/** A commercetools project. It hosts no checkout: see the checkout route. */
export function createCommercetools(environment: Environment): Commerce {
  const values = variables(
    environment,
    'commercetools',
    'COMMERCETOOLS_REGION',
    'COMMERCETOOLS_PROJECT_KEY',
    'COMMERCETOOLS_CLIENT_ID',
    'COMMERCETOOLS_CLIENT_SECRET',
  );
  const region = values.COMMERCETOOLS_REGION;
  const projectKey = values.COMMERCETOOLS_PROJECT_KEY;
  const httpClient: typeof fetch = (url, init) => fetch(url, init);
  const client = new ClientBuilder()
    .withClientCredentialsFlow({
      host: `https://auth.${region}.commercetools.com`,
      projectKey,
      credentials: {
        clientId: values.COMMERCETOOLS_CLIENT_ID,
        clientSecret: values.COMMERCETOOLS_CLIENT_SECRET,
      },
      httpClient,
    })
    .withHttpMiddleware({
      host: `https://api.${region}.commercetools.com`,
      httpClient: commercetoolsFetch(httpClient),
    })
    .build();
  const api = createApiBuilderFromCtpClient(client).withProjectKey({projectKey});
  return {
    catalog: createCommercetoolsCatalogIntegration(api, settings),
    search: createCommercetoolsSearchIntegration(api, {
      ...settings,
      sortLabels: ({locale}) => labelsOf(locale).sorts,
      facets: ({locale}) => [{type: 'price', key: 'price', label: labelsOf(locale).shop.price}],
    }),
    cart: createCommercetoolsCartIntegration(api, settings),
  };
}
