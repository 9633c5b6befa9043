/**
 * How {@link formatMoney} writes an amount. The names are those of `Intl.NumberFormat`.
 *
 * @category Money
 * @example
 * ```ts
 * import {
 *   formatMoney,
 *   type MoneyFormat,
 *   moneyOf,
 * } from '@storefront-toolkit/types/cms';
 *
 * const compact: MoneyFormat = {trailingZeroDisplay: 'stripIfInteger'};
 *
 * export const price = formatMoney(moneyOf(2000, 'EUR'), 'en-IE', compact);
 * ```
 */
export interface MoneyFormat {
  /**
   * How the currency is shown: by its symbol (`US$`), by a shorter symbol that several currencies share (`$`), by its code (`USD`) or by its name.
   *
   * @default 'symbol'
   */
  readonly currencyDisplay?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | undefined;
  /**
   * Whether an amount without a fraction keeps its zeros (`€20.00`) or loses them (`€20`).
   *
   * @default 'auto'
   */
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger' | undefined;
}
