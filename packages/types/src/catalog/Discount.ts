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
 *   moneyOf(15900, 'EUR'),
 *   moneyOf(12900, 'EUR'),
 * );
 * ```
 */
export interface Discount {
  /** What is saved. Above zero. */
  readonly amount: Money;
  /** What is saved, in percent of the list price: a whole number, rounded down so that it never promises too much. */
  readonly percent: number;
}
