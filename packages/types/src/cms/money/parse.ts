import type {CurrencyCode} from '../../config/CurrencyCode.ts';
import type {Money} from '../Money.ts';
import {exponentOf, moneyOf} from './create.ts';
import type {CurrencyExponent} from './CurrencyExponent.ts';
import {divideRounded, parseDecimal} from './decimal.ts';
import type {RoundingMode} from './RoundingMode.ts';

/**
 * Reads the decimal that a vendor sends, such as Shopify's `"19.99"` or BigCommerce's `19.99`.
 *
 * @param value - Decimal with a point, as text or number. Zeros at the end don't matter.
 * @param currency - Currency code.
 * @param rounding - The rounding of digits below the minor unit. Without it they are refused.
 * @returns The amount, exactly.
 * @throws `RangeError` when `value` isn't a decimal, or has digits below the minor unit and no `rounding` is given.
 * @category Money
 * @example
 * ```ts
 * import {moneyFromDecimal} from '@storefront-toolkit/types/cms';
 *
 * export const price = moneyFromDecimal('19.99', 'EUR');
 * export const perGram = moneyFromDecimal('0.01249', 'EUR', 'half-up');
 * ```
 */
export function moneyFromDecimal(
  value: number | string,
  currency: CurrencyCode,
  rounding?: RoundingMode,
): Money {
  const exponent = exponentOf(currency);
  const {units, scale} = parseDecimal(value);
  const scaled = units * 10n ** BigInt(exponent);
  const divisor = 10n ** BigInt(scale);
  if (rounding === undefined && scaled % divisor !== 0n) {
    throw new RangeError(
      `${value} ${currency} has digits below the minor unit, of which ${currency} has ${exponent}. ` +
        "Cutting them off would change the amount unseen. Say how to round, such as 'half-up'.",
    );
  }
  return moneyOf(Number(divideRounded(scaled, divisor, rounding ?? 'down')), currency, exponent);
}

/**
 * The amount as a decimal with a point, for structured data, for feeds and for vendors that ask for one. Not for readers: they get {@link formatMoney}.
 *
 * @param money - The amount.
 * @returns Such as `19.99`, with exactly as many digits as the exponent says.
 * @category Money
 * @example
 * ```ts
 * import {moneyOf, moneyToDecimal} from '@storefront-toolkit/types/cms';
 *
 * export const offer = {
 *   '@type': 'Offer',
 *   price: moneyToDecimal(moneyOf(1999, 'EUR')),
 *   priceCurrency: 'EUR',
 * };
 * ```
 */
export function moneyToDecimal({amount, exponent}: Money): `${number}` {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  const fraction = exponent ? `.${digits.slice(point)}` : '';
  return `${amount < 0 ? '-' : ''}${digits.slice(0, point)}${fraction}` as `${number}`;
}

const isExponent = (value: unknown): value is CurrencyExponent =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4;

/**
 * Tells whether a value of unknown origin, such as parsed JSON, is an amount of money.
 *
 * @param value - Anything.
 * @returns `true` for an object with a whole `amount`, a `currency` of three capitals and an `exponent` from 0 to 4.
 * @category Money
 * @example
 * ```ts
 * import {isMoney, type Money} from '@storefront-toolkit/types/cms';
 *
 * export function readBudget(json: string): Money | undefined {
 *   const value: unknown = JSON.parse(json);
 *   return isMoney(value) ? value : undefined;
 * }
 * ```
 */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const {amount, currency, exponent} = value as Partial<Record<keyof Money, unknown>>;
  return (
    Number.isSafeInteger(amount) &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    isExponent(exponent)
  );
}
