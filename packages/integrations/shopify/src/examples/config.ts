// #region config
import {STOREFRONT_API_VERSION} from '@storefront-toolkit/integration-shopify';
import type {ShopifyConfig} from './client.ts';

export const shopifyConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): ShopifyConfig => ({
  audience: 'server',
  kind: 'commerce',
  vendor: 'shopify',
  client: {storeDomain: 'your-store.myshopify.com', apiVersion: STOREFRONT_API_VERSION},
  server: {privateAccessToken: environment.SHOPIFY_PRIVATE_TOKEN ?? ''},
  timeout: 3000,
});
// #endregion
