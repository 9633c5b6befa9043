import type {Money} from '../Money.ts';
import type {RoundingMode} from './RoundingMode.ts';

/**
 * How a total is rounded that is paid in cash, where it isn't as usual in its currency. What {@link roundToCash} takes.
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
   * What happens to the rest.
   * @default 'half-up'
   */
  readonly rounding?: RoundingMode | undefined;
}
