import type {CurrencyCode} from '../../config/CurrencyCode.ts';
import type {Money} from '../Money.ts';
import type {CurrencyExponent} from './CurrencyExponent.ts';
import type {MinorUnits} from './MinorUnits.ts';
import type {WholeNumber} from './WholeNumber.ts';

/** Currencies of ISO 4217 (list one, 2024) whose minor unit isn't a hundredth. */
const EXPONENTS: ReadonlyMap<string, CurrencyExponent> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((currency) => [currency, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((currency) => [currency, 3] as const),
  ...'CLF UYW'.split(' ').map((currency) => [currency, 4] as const),
]);

/**
 * The exponent of a currency in ISO 4217.
 *
 * `Intl` isn't asked: its figures are those of everyday cash, and differ for the Iraqi dinar, the Serbian dinar and others.
 *
 * @param currency - Currency code.
 * @returns Decimal digits of the minor unit. 2 for every currency that isn't known to differ.
 * @category Money
 * @example
 * ```ts
 * import {exponentOf} from '@storefront-toolkit/types/cms';
 *
 * export const digits = {
 *   EUR: exponentOf('EUR'),
 *   JPY: exponentOf('JPY'),
 *   KWD: exponentOf('KWD'),
 * };
 * ```
 */
export function exponentOf(currency: CurrencyCode): CurrencyExponent {
  return EXPONENTS.get(currency) ?? 2;
}

/**
 * Marks a whole number as an amount in minor units.
 *
 * @typeParam Amount - The number, as a literal where the compiler knows it.
 * @param amount - Whole number of minor units.
 * @returns The same number.
 * @throws `RangeError` when the number has a fraction, is infinite, or is too large to be exact (above 2⁵³ − 1).
 * @category Money
 * @example
 * ```ts
 * import {toMinorUnits} from '@storefront-toolkit/types/cms';
 *
 * export const fromVendor = (price: {readonly centAmount: number}) =>
 *   toMinorUnits(price.centAmount);
 * ```
 */
export function toMinorUnits<const Amount extends number>(amount: WholeNumber<Amount>): MinorUnits {
  const value = amount;
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(
      `${value} minor units are too large to be exact: a number of JavaScript loses digits above ${Number.MAX_SAFE_INTEGER}. ` +
        'Check the amount, or count in a larger minor unit by a smaller exponent.',
    );
  }
  if (!Number.isInteger(value)) {
    throw new RangeError(
      `An amount of money is a whole number of minor units, and ${value} is none. Sums of fractions lose cents. ` +
        `Give 1999 for 19.99, or read a decimal with moneyFromDecimal('19.99', 'EUR').`,
    );
  }
  // `-0` would be printed as "-0.00".
  return (value === 0 ? 0 : value) as MinorUnits;
}

/**
 * Makes an amount of money from minor units.
 *
 * @typeParam Amount - The number, as a literal where the compiler knows it.
 * @param amount - Whole number of minor units: 1999 for €19.99.
 * @param currency - Currency code.
 * @param exponent - Decimal digits of the minor unit, when the vendor counts otherwise than ISO 4217.
 * @returns The amount.
 * @throws `RangeError` when `amount` isn't a whole number.
 * @category Money
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 *
 * export const jacket = moneyOf(12900, 'EUR');
 * export const ropePerMeter = moneyOf(24900, 'EUR', 4);
 * ```
 */
export function moneyOf<const Amount extends number>(
  amount: WholeNumber<Amount>,
  currency: CurrencyCode,
  exponent: CurrencyExponent = exponentOf(currency),
): Money {
  return {amount: toMinorUnits(amount), currency, exponent};
}
