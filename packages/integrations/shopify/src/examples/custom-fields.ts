// #region custom
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {createShopifyCatalogIntegration} from '@storefront-toolkit/integration-shopify';

/** A catalog whose products say what they are made of. */
export const createOwnCatalog = (client: StorefrontApiClient) =>
  createShopifyCatalogIntegration(client, {
    tax: 'included',
    product: {
      metafields: [{namespace: 'care', key: 'material'}],
      read: ({metafields}) => ({material: metafields?.[0]?.value ?? 'unknown'}),
    },
  });
// #endregion
