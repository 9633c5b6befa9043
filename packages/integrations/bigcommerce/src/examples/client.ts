// #region server
import {createClient} from '@bigcommerce/catalyst-client';
import {
  createBigCommerceCartIntegration,
  createBigCommerceCatalogIntegration,
} from '@storefront-toolkit/integration-bigcommerce';
import type {IntegrationConfig} from '@storefront-toolkit/types/config';

interface BigCommerceClientOptions {
  readonly storeHash: string;
  readonly channelId: string;
}

interface BigCommerceServerOptions {
  readonly storefrontToken: string;
}

export type BigCommerceConfig = IntegrationConfig<
  'commerce',
  'bigcommerce',
  BigCommerceClientOptions,
  BigCommerceServerOptions
>;

export function createBigCommerce({client, server, timeout, retries}: BigCommerceConfig) {
  const api = createClient({...client, ...server});
  const options = {tax: 'included', timeout, retries} as const;
  return {
    catalog: createBigCommerceCatalogIntegration(api, options),
    cart: createBigCommerceCartIntegration(api, options),
  };
}
// #endregion
