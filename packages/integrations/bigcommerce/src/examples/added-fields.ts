// #region fields
import type {createClient} from '@bigcommerce/catalyst-client';
import {
  createBigCommerceCatalogIntegration,
  type RawProduct,
} from '@storefront-toolkit/integration-bigcommerce';

/** A product with the fields that the option `fields` adds. */
interface WeighedProduct extends RawProduct {
  readonly weight?: {readonly value?: number; readonly unit?: string} | null;
}

/** A catalog whose products say how heavy they are. */
export const createWeighedCatalog = (client: ReturnType<typeof createClient>) =>
  createBigCommerceCatalogIntegration(client, {
    tax: 'included',
    fields: {product: 'weight { value unit }'},
    product: ({weight}: WeighedProduct) => ({weight: weight?.value}),
  });
// #endregion
