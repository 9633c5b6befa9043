import {createApiBuilderFromCtpClient} from '@commercetools/platform-sdk';
import {ClientBuilder} from '@commercetools/ts-client';
import {
  commercetoolsFetch,
  createCommercetoolsCatalogIntegration,
} from '@storefront-toolkit/integration-commercetools';
import {type Environment, variables} from './environment.ts';

/** The catalog of your project, as a contract that the pages know. */
export function createCatalog(environment: Environment) {
  const values = variables(
    environment,
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
  // Name the attributes in which your variants differ. Write "excluded" if your prices have no tax in them.
  return createCommercetoolsCatalogIntegration(api, {tax: 'included', options: ['color', 'size']});
}
