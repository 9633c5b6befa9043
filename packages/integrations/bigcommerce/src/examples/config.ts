// #region config
import type {BigCommerceConfig} from './client.ts';

export const bigCommerceConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): BigCommerceConfig => ({
  audience: 'server',
  kind: 'commerce',
  vendor: 'bigcommerce',
  client: {storeHash: 'your-store', channelId: '1'},
  server: {storefrontToken: environment.BIGCOMMERCE_STOREFRONT_TOKEN ?? ''},
  timeout: 3000,
});
// #endregion
