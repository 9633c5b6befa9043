// #region server
import {createApiBuilderFromCtpClient} from '@commercetools/platform-sdk';
import {ClientBuilder} from '@commercetools/ts-client';
import {
  commercetoolsFetch,
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsOmsIntegration,
} from '@storefront-toolkit/integration-commercetools';
import type {IntegrationConfig} from '@storefront-toolkit/types/config';

interface CommercetoolsServerOptions {
  readonly projectKey: string;
  readonly authHost: string;
  readonly apiHost: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** None of it may reach the browser. */
export type CommercetoolsConfig = IntegrationConfig<
  'commerce',
  'commercetools',
  object,
  CommercetoolsServerOptions
>;

export function createCommercetools(
  {server, timeout, retries}: CommercetoolsConfig,
  httpClient: typeof fetch = fetch,
) {
  const {projectKey, authHost, apiHost, clientId, clientSecret} = server;
  const credentials = {clientId, clientSecret};
  const client = new ClientBuilder()
    .withClientCredentialsFlow({host: authHost, projectKey, credentials, httpClient})
    .withHttpMiddleware({host: apiHost, httpClient: commercetoolsFetch(httpClient)})
    .build();
  const api = createApiBuilderFromCtpClient(client).withProjectKey({projectKey});
  const options = {
    tax: 'included',
    options: ['color', 'size'],
    fallbackLocales: ['de', 'en'],
    timeout,
    retries,
  } as const;
  return {
    catalog: createCommercetoolsCatalogIntegration(api, options),
    cart: createCommercetoolsCartIntegration(api, options),
    oms: createCommercetoolsOmsIntegration(api, options),
  };
}
// #endregion
