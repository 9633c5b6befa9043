/**
 * The options of {@link formatMoney}. The names are those of `Intl.NumberFormat`.
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
   * The notation of the currency: its symbol (`US$`), a shorter symbol that several currencies share (`$`), its code (`USD`) or its name.
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
