import type {Money} from '../Money.ts';
import type {RoundingMode} from './RoundingMode.ts';

/**
 * The rounding of a total that is paid in cash, where it differs from the currency's usual one. An option of {@link roundToCash}.
 *
 * @category Money
 * @example
 * ```ts
 * import {type CashRounding, moneyOf} from '@storefront-toolkit/types/cms';
 *
 * export const finnish: CashRounding = {increment: moneyOf(5, 'EUR')};
 * ```
 */
export interface CashRounding {
  /**
   * Smallest amount that can be paid, above zero and in the currency of the total.
   * @default cashIncrementOf(money.currency)
   */
  readonly increment?: Money | undefined;
  /**
   * The direction in which the rest is rounded.
   * @default 'half-up'
   */
  readonly rounding?: RoundingMode | undefined;
}
