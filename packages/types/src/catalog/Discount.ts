import type {Money} from '../cms/Money.ts';

/**
 * By how much a price is below its list price.
 *
 * @category Pricing
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import {
 *   type Discount,
 *   discountBetween,
 * } from '@storefront-toolkit/types/catalog';
 *
 * export const discount: Discount | undefined = discountBetween(
 *   moneyOf(16125, 'EUR'),
 *   moneyOf(12900, 'EUR'),
 * );
 * ```
 */
export interface Discount {
  /** The amount saved. Above zero. */
  readonly amount: Money;
  /** The amount saved, in percent of the list price: a whole number, rounded down so that it never promises too much. */
  readonly percent: number;
}
