// #region server
import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {
  createShopifyCartIntegration,
  createShopifyCatalogIntegration,
} from '@storefront-toolkit/integration-shopify';
import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** Options that the browser may see. */
interface ShopifyClientOptions {
  readonly storeDomain: string;
  readonly apiVersion: string;
}

/** Options that stay on the server. */
interface ShopifyServerOptions {
  readonly privateAccessToken: string;
}

export type ShopifyConfig = IntegrationConfig<
  'commerce',
  'shopify',
  ShopifyClientOptions,
  ShopifyServerOptions
>;

export function createShopify(
  {client, server, timeout, retries}: ShopifyConfig,
  customFetchApi: typeof fetch = fetch,
) {
  const api = createStorefrontApiClient({
    ...client,
    ...server,
    customFetchApi: (url, init) => customFetchApi(url, init),
  });
  const options = {tax: 'included', timeout, retries} as const;
  return {
    catalog: createShopifyCatalogIntegration(api, options),
    cart: createShopifyCartIntegration(api, options),
  };
}
// #endregion
