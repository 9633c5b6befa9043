// #region price
import type {CatalogIntegration} from '@storefront-toolkit/types/catalog';
import {type DynamicServerContext, formatMoney} from '@storefront-toolkit/types/cms';

/** A line of text with a product's name and price, by the product's slug. */
export async function priceLine(
  catalog: CatalogIntegration,
  slug: string,
  context: DynamicServerContext,
  signal: AbortSignal,
) {
  const {name, pricing} = await catalog.getProduct({by: 'slug', slug}, context, signal);
  return `${name}: ${formatMoney(pricing.price, context.locale)}`;
}
// #endregion
