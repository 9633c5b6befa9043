import type {Availability} from './Availability.ts';

/**
 * Tells whether something can be put into a cart.
 *
 * @param availability - The vendor's facts about it.
 * @returns `true` for what is in stock, low in stock, on backorder or on preorder.
 * @category Availability
 * @example
 * ```ts
 * import {
 *   isPurchasable,
 *   type ProductVariant,
 * } from '@storefront-toolkit/types/catalog';
 *
 * export const buyable = (variants: readonly ProductVariant[]) =>
 *   variants.filter((variant) => isPurchasable(variant.availability));
 * ```
 */
export function isPurchasable({status}: Availability): boolean {
  return status !== 'out-of-stock' && status !== 'discontinued';
}
