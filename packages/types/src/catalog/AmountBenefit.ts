import type {Money} from '../cms/Money.ts';

/**
 * A promotion that takes a fixed amount off.
 *
 * @category Promotions
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {AmountBenefit} from '@storefront-toolkit/types/catalog';
 *
 * export const benefit: AmountBenefit = {
 *   type: 'amount',
 *   amount: moneyOf(1000, 'EUR'),
 * };
 * ```
 */
export interface AmountBenefit {
  /** Tells the benefit from others. */
  readonly type: 'amount';
  /** The amount taken off. Above zero. */
  readonly amount: Money;
}
