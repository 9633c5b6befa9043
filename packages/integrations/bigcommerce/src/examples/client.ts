// #region server
import {createClient} from '@bigcommerce/catalyst-client';
import {createBigCommerceCatalogIntegration} from '@storefront-toolkit/integration-bigcommerce';
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

export const createBigCommerceCatalog = ({client, server, timeout, retries}: BigCommerceConfig) =>
  createBigCommerceCatalogIntegration(createClient({...client, ...server}), {
    tax: 'included',
    timeout,
    retries,
  });
// #endregion
