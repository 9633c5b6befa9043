import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {catalog} from './catalog.ts';

export async function ProductCard({slug, context}: {slug: string; context: DynamicServerContext}) {
  const product = await catalog.getProduct({by: 'slug', slug}, context, AbortSignal.timeout(5000));
  return <ProductTile product={product} href={`/products/${slug}`} locale={context.locale} />;
}
