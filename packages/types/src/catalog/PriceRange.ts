import type {Money} from '../cms/Money.ts';

/**
 * The lowest and the highest of several prices.
 *
 * @category Pricing
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {PriceRange} from '@storefront-toolkit/types/catalog';
 *
 * export const range: PriceRange = {
 *   min: moneyOf(12900, 'EUR'),
 *   max: moneyOf(14900, 'EUR'),
 * };
 * ```
 */
export interface PriceRange {
  /** The lowest price. */
  readonly min: Money;
  /** The highest price, of the same currency. */
  readonly max: Money;
}
