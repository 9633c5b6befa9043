// #region fields
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {
  createShopifyCatalogIntegration,
  type RawProduct,
} from '@storefront-toolkit/integration-shopify';

/** A product with the fields that the option `fields` adds. */
interface TaggedProduct extends RawProduct {
  readonly tags?: readonly string[] | null;
}

/** A catalog whose products have Shopify's tags. */
export const createTaggedCatalog = (client: StorefrontApiClient) =>
  createShopifyCatalogIntegration(client, {
    tax: 'included',
    fields: {product: 'tags'},
    product: {read: ({tags}: TaggedProduct) => ({tags: tags ?? []})},
  });
// #endregion
