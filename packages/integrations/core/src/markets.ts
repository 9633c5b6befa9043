import type {CountryCode, CurrencyCode, LocaleCode} from '@storefront-toolkit/types/config';
import type {Field} from './field.ts';

/** A text of so many capital letters. */
const capitals = (field: Field, length: 2 | 3, expected: string): Uppercase<string> => {
  const text = field.filledText();
  const isCode = text.length === length && /^[A-Z]+$/.test(text);
  return isCode ? (text as Uppercase<string>) : field.fail(expected);
};

/** A country's code, as ISO 3166-1 alpha-2 writes it. */
export const readCountry = (field: Field): CountryCode =>
  capitals(field, 2, 'the code of a country, such as DE');

/** A currency's code, as ISO 4217 writes it. */
export const readCurrency = (field: Field): CurrencyCode =>
  capitals(field, 3, 'the code of a currency, such as EUR');

/**
 * A language tag in its canonical form: `en-ie` → `en-IE`.
 *
 * @param country - Added to a tag that is a language alone. Leave it out to keep the tag.
 */
export function readLocale(field: Field, country?: CountryCode): LocaleCode {
  const text = field.filledText().replace('_', '-');
  const tag = country === undefined || text.includes('-') ? text : `${text}-${country}`;
  return field.read('a language tag, such as de-DE', () => {
    const [locale] = Intl.getCanonicalLocales(tag);
    return locale as LocaleCode;
  });
}

/**
 * The values of a list without repetition, which has to have one.
 *
 * @param field - The list that they were read from.
 * @param expected - The meaning of a list that isn't empty, for the error when it is.
 */
export function atLeastOne<Value>(
  values: readonly Value[],
  field: Field,
  expected: string,
): readonly [Value, ...Value[]] {
  const [first, ...others] = new Set(values);
  return first === undefined ? field.fail(expected) : [first, ...others];
}
