import type {CurrencyCode} from '../../config/CurrencyCode.ts';
import type {Money} from '../Money.ts';
import {exponentOf, moneyOf} from './create.ts';
import type {CurrencyExponent} from './CurrencyExponent.ts';
import {divideRounded, parseDecimal} from './decimal.ts';
import type {RoundingMode} from './RoundingMode.ts';

interface Aligned {
  readonly left: bigint;
  readonly right: bigint;
  readonly exponent: CurrencyExponent;
}

/** Two amounts in the same minor unit: the smaller one of the two. */
export function aligned(left: Money, right: Money, verb: string): Aligned {
  if (left.currency !== right.currency) {
    throw new RangeError(
      `Cannot ${verb} ${left.currency} and ${right.currency}: the result would be an amount of neither. ` +
        'Convert one of them first, or ask the vendor for both in the same currency.',
    );
  }
  const exponent = left.exponent > right.exponent ? left.exponent : right.exponent;
  const units = (money: Money) => BigInt(money.amount) * 10n ** BigInt(exponent - money.exponent);
  return {left: units(left), right: units(right), exponent};
}

/**
 * Adds two amounts of the same currency.
 *
 * @param left - An amount.
 * @param right - An amount of the same currency.
 * @returns The sum. When the exponents differ, it has the larger one, so that nothing is rounded.
 * @throws `RangeError` when the currencies differ.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {addMoney, moneyOf} from '@storefront-toolkit/types/cms';
 *
 * export const withShipping = addMoney(
 *   moneyOf(12900, 'EUR'),
 *   moneyOf(495, 'EUR'),
 * );
 * ```
 */
export function addMoney(left: Money, right: Money): Money {
  const both = aligned(left, right, 'add');
  return moneyOf(Number(both.left + both.right), left.currency, both.exponent);
}

/**
 * Takes one amount from another of the same currency.
 *
 * @param left - The amount to take from.
 * @param right - The amount to take away.
 * @returns The difference. Below zero when `right` is larger.
 * @throws `RangeError` when the currencies differ.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {moneyOf, subtractMoney} from '@storefront-toolkit/types/cms';
 *
 * export const saved = subtractMoney(
 *   moneyOf(16125, 'EUR'),
 *   moneyOf(12900, 'EUR'),
 * );
 * ```
 */
export function subtractMoney(left: Money, right: Money): Money {
  const both = aligned(left, right, 'subtract');
  return moneyOf(Number(both.left - both.right), left.currency, both.exponent);
}

/**
 * Adds up any number of amounts.
 *
 * @param amounts - Amounts of one currency.
 * @param currency - Their currency. It says what an empty list adds up to.
 * @returns The sum.
 * @throws `RangeError` when an amount is of another currency.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {moneyOf, sumMoney} from '@storefront-toolkit/types/cms';
 *
 * export const subtotal = sumMoney(
 *   [moneyOf(12900, 'EUR'), moneyOf(1999, 'EUR')],
 *   'EUR',
 * );
 * export const nothing = sumMoney([], 'EUR');
 * ```
 */
export function sumMoney(amounts: readonly Money[], currency: CurrencyCode): Money {
  const exponent = amounts[0]?.exponent ?? exponentOf(currency);
  return amounts.reduce(addMoney, moneyOf(0, currency, exponent));
}

/**
 * Multiplies an amount by a number: a quantity, a tax rate, a share.
 *
 * The product is exact before it is rounded once. `1.005` is taken as the decimal that you wrote, not as the binary
 * fraction next to it.
 *
 * @param money - The amount.
 * @param factor - A number, or a decimal as text.
 * @param rounding - The rounding of a fraction of a minor unit.
 * @returns The product, in the same minor unit.
 * @throws `RangeError` when `factor` isn't a finite decimal.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {moneyOf, multiplyMoney} from '@storefront-toolkit/types/cms';
 *
 * export const three = multiplyMoney(moneyOf(1999, 'EUR'), 3);
 * export const tax = multiplyMoney(three, '0.19', 'half-even');
 * ```
 */
export function multiplyMoney(
  money: Money,
  factor: number | string,
  rounding: RoundingMode = 'half-up',
): Money {
  const {units, scale} = parseDecimal(factor);
  const product = BigInt(money.amount) * units;
  const rounded = divideRounded(product, 10n ** BigInt(scale), rounding);
  return moneyOf(Number(rounded), money.currency, money.exponent);
}

/**
 * Compares two amounts of the same currency. Fits `Array.prototype.sort`.
 *
 * @param left - An amount.
 * @param right - An amount of the same currency.
 * @returns −1 when `left` is smaller, 1 when it is larger, 0 when both are worth the same.
 * @throws `RangeError` when the currencies differ.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {compareMoney, type Money} from '@storefront-toolkit/types/cms';
 *
 * export const cheapestFirst = (prices: readonly Money[]) =>
 *   prices.toSorted(compareMoney);
 * ```
 */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  const both = aligned(left, right, 'compare');
  if (both.left === both.right) return 0;
  return both.left < both.right ? -1 : 1;
}

/**
 * Tells whether an amount is nothing.
 *
 * @param money - The amount.
 * @returns `true` for 0 of any currency.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {
 *   formatMoney,
 *   isZeroMoney,
 *   type Money,
 * } from '@storefront-toolkit/types/cms';
 *
 * export const shippingLabel = (price: Money) =>
 *   isZeroMoney(price) ? 'Free' : formatMoney(price, 'en-IE');
 * ```
 */
export function isZeroMoney(money: Money): boolean {
  return money.amount === 0;
}
