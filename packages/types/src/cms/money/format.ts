import type {LocaleCode} from '../../config/LocaleCode.ts';
import type {Money} from '../Money.ts';
import type {MoneyFormat} from './MoneyFormat.ts';
import {moneyToDecimal} from './parse.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A format costs more to make than to use, and a listing page needs the same one a hundred times. */
function formatFor({currency, exponent}: Money, locale: LocaleCode, options: MoneyFormat) {
  const {currencyDisplay = 'symbol', trailingZeroDisplay = 'auto'} = options;
  const key = [locale, currency, exponent, currencyDisplay, trailingZeroDisplay].join();
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    trailingZeroDisplay,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  formats.set(key, format);
  return format;
}

/**
 * Writes an amount as readers of a locale expect it, by `Intl.NumberFormat`.
 *
 * The digits after the point are those of the amount's exponent. Large amounts are exact: no binary fraction comes between.
 *
 * @param money - The amount.
 * @param locale - Language and region of the reader.
 * @param options - How to write it.
 * @returns Such as `€19.99` in English and `19,99 €` in German. The space in the latter is a no-break space.
 * @throws `RangeError` when the locale or the currency isn't well formed.
 * @category Money
 * @example
 * ```ts
 * import {formatMoney, moneyOf} from '@storefront-toolkit/types/cms';
 *
 * export const inIreland = formatMoney(moneyOf(1999, 'EUR'), 'en-IE');
 * export const inJapan = formatMoney(moneyOf(1999, 'JPY'), 'ja-JP');
 * export const round = formatMoney(moneyOf(2000, 'EUR'), 'de-DE', {
 *   trailingZeroDisplay: 'stripIfInteger',
 * });
 * ```
 */
export function formatMoney(money: Money, locale: LocaleCode, options: MoneyFormat = {}): string {
  return formatFor(money, locale, options).format(moneyToDecimal(money));
}

/**
 * Writes a range of amounts, such as from the cheapest to the most expensive variant.
 *
 * @param min - The lower amount.
 * @param max - The upper amount, of the same currency and exponent.
 * @param locale - Language and region of the reader.
 * @param options - How to write both.
 * @returns Such as `€10.00 – €20.00`, or a single amount when both are the same.
 * @throws `RangeError` when currency or exponent differ.
 * @category Money
 * @example
 * ```ts
 * import {formatMoneyRange, moneyOf} from '@storefront-toolkit/types/cms';
 *
 * export const from = formatMoneyRange(
 *   moneyOf(1000, 'EUR'),
 *   moneyOf(2000, 'EUR'),
 *   'en-IE',
 * );
 * ```
 */
export function formatMoneyRange(
  min: Money,
  max: Money,
  locale: LocaleCode,
  options: MoneyFormat = {},
): string {
  if (min.currency !== max.currency || min.exponent !== max.exponent) {
    throw new RangeError(
      `A range from ${min.currency} (exponent ${min.exponent}) to ${max.currency} (exponent ${max.exponent}) has no single format. ` +
        'Give both ends in the same currency and minor unit.',
    );
  }
  if (min.amount === max.amount) return formatMoney(min, locale, options);
  const format = formatFor(min, locale, options);
  return format.formatRange(moneyToDecimal(min), moneyToDecimal(max));
}
