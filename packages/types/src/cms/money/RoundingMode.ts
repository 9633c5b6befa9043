/**
 * The direction in which a fraction of a minor unit is rounded.
 *
 * @category Money
 * @example
 * ```ts
 * import {
 *   moneyOf,
 *   multiplyMoney,
 *   type RoundingMode,
 * } from '@storefront-toolkit/types/cms';
 *
 * const rounding: RoundingMode = 'half-even';
 *
 * export const tax = multiplyMoney(moneyOf(1999, 'EUR'), '0.19', rounding);
 * ```
 */
export type RoundingMode =
  /** To the nearest unit, a half away from zero: 2.5 becomes 3, −2.5 becomes −3. Invoices use it. */
  | 'half-up'
  /** To the nearest unit, a half to the even one: 2.5 becomes 2, 3.5 becomes 4. Errors cancel out in long sums. */
  | 'half-even'
  /** Toward zero: 2.9 becomes 2. */
  | 'down'
  /** Away from zero: 2.1 becomes 3. */
  | 'up';
