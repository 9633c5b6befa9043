// #region fill
import {recordOf} from '@storefront-toolkit/integration-algolia';
import type {CatalogIntegration, Product} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {SearchClient} from 'algoliasearch';

/** Keys of a product's categories, and of all above them. */
async function categoryIdsOf(
  {categories}: Product,
  catalog: CatalogIntegration,
  context: DynamicServerContext,
) {
  const signal = AbortSignal.timeout(10_000);
  const all = await Promise.all(
    categories.map(({id}) => catalog.getCategory({by: 'id', id}, context, signal)),
  );
  return [
    ...new Set(all.flatMap(({id, ancestors}) => [...ancestors.map((above) => above.id), id])),
  ];
}

/** Runs when products have changed. The client has a key that may write: keep it from the storefront. */
export async function fillIndex(
  client: Pick<SearchClient, 'saveObjects'>,
  ids: readonly string[],
  catalog: CatalogIntegration,
  context: DynamicServerContext,
) {
  const products = await catalog.getProducts(ids, context, AbortSignal.timeout(30_000));
  const objects = await Promise.all(
    products.map(async (product) => ({
      ...recordOf(product, await categoryIdsOf(product, catalog, context)),
    })),
  );
  await client.saveObjects({indexName: 'products_en', objects});
}
// #endregion
