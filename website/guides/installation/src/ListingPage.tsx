import type {CatalogIntegration} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {ProductList} from './ProductList.tsx';

interface ListingPageProps {
  catalog: CatalogIntegration;
  /** Ids of the products, in their order. */
  ids: readonly string[];
  context: DynamicServerContext;
}

export async function ListingPage({catalog, ids, context}: ListingPageProps) {
  const products = await catalog.getProducts(ids, context, AbortSignal.timeout(5000));
  return <ProductList products={products} />;
}
