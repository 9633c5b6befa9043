import type {CurrencyCode} from '../config/CurrencyCode.ts';
import type {CurrencyExponent} from './money/CurrencyExponent.ts';
import type {MinorUnits} from './money/MinorUnits.ts';

/**
 * An amount of money: a whole number of minor units, its currency, and how many decimal digits the minor unit stands for.
 *
 * €19.99 is `1999` with exponent 2, ¥1,999 is `1999` with exponent 0. Nothing is lost in sums, and nothing is formatted
 * before it is shown. Make one with {@link moneyOf} or {@link moneyFromDecimal}: a fraction as amount doesn't compile.
 *
 * @category Money
 * @example
 * ```ts
 * import {type Money, moneyOf} from '@storefront-toolkit/types/cms';
 *
 * export const price: Money = moneyOf(1999, 'EUR');
 * ```
 */
export interface Money {
  /** Whole number of minor units, such as cents. Negative for refunds. */
  readonly amount: MinorUnits;
  /** Currency of the amount. */
  readonly currency: CurrencyCode;
  /** Decimal digits of the minor unit: 2 for cents. It comes along because vendors disagree on some currencies. */
  readonly exponent: CurrencyExponent;
}
