// #region tiles
import type {CatalogIntegration} from '@storefront-toolkit/types/catalog';
import {type DynamicServerContext, formatMoney} from '@storefront-toolkit/types/cms';

/** The part of each product that a tile shows. */
export async function productTiles(
  catalog: CatalogIntegration,
  ids: readonly string[],
  context: DynamicServerContext,
  signal: AbortSignal,
) {
  const products = await catalog.getProducts(ids, context, signal);
  return products.map(({slug, name, pricing, image}) => ({
    href: `/products/${slug}`,
    name,
    price: formatMoney(pricing.price, context.locale),
    image: image?.src,
  }));
}
// #endregion
