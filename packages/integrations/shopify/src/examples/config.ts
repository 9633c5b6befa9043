import type {ShopifyConfig} from './client.ts';

// #region config
export const shopifyConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): ShopifyConfig => ({
  audience: 'server',
  kind: 'commerce',
  vendor: 'shopify',
  client: {storeDomain: 'your-store.myshopify.com', apiVersion: '2026-10'},
  server: {privateAccessToken: environment.SHOPIFY_PRIVATE_TOKEN ?? ''},
  timeout: 3000,
});
// #endregion
