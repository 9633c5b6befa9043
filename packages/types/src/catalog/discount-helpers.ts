import {compareMoney, subtractMoney} from '../cms/money/arithmetic.ts';
import type {Money} from '../cms/Money.ts';
import type {Discount} from './Discount.ts';

/**
 * The discount between two prices.
 *
 * @param listPrice - Price before.
 * @param price - Price now, of the same currency.
 * @returns The discount, or `undefined` when the price isn't lower.
 * @throws `RangeError` when the currencies differ.
 * @category Pricing
 * @example
 * ```ts
 * import {moneyFromDecimal} from '@storefront-toolkit/types/cms';
 * import {discountBetween} from '@storefront-toolkit/types/catalog';
 *
 * export const discount = discountBetween(
 *   moneyFromDecimal('161.25', 'EUR'),
 *   moneyFromDecimal('129.00', 'EUR'),
 * );
 * ```
 */
export function discountBetween(listPrice: Money, price: Money): Discount | undefined {
  if (compareMoney(price, listPrice) >= 0) return undefined;
  const amount = subtractMoney(listPrice, price);
  // Whole numbers: 100 × (1 − 0.71) is 28.999999999999996 in binary fractions.
  const units = BigInt(listPrice.amount) * 10n ** BigInt(amount.exponent - listPrice.exponent);
  return {amount, percent: Number((BigInt(amount.amount) * 100n) / units)};
}
