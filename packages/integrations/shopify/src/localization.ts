import {
  atLeastOne,
  type Field,
  readCountry,
  readCurrency,
  readEach,
  readLocale,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {LocalizedSlugsInput, Market} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {CATEGORY_SLUG_QUERY, PRODUCT_SLUG_QUERY} from './queries.ts';
import type {Raw} from './raw.ts';
import {languageOf} from './request.ts';
import type {Country} from './schema.ts';

/** A country of the store's markets, with its currency and its languages. A language that can't be read is left out, and reported. */
export function normalizeMarket(
  raw: Field<Raw<Country> | null | undefined>,
  report: Report,
): Market {
  const country = readCountry(raw.at('isoCode'));
  const usual = readLocale(raw.at('defaultLanguage').at('isoCode'), country);
  const all = readEach(raw.at('availableLanguages').list(), 'language', report, (language) =>
    readLocale(language.at('isoCode'), country),
  );
  return {
    countries: [country],
    currencies: [readCurrency(raw.at('currency').at('isoCode'))],
    locales: atLeastOne([usual, ...all], raw, 'a country with a language'),
  };
}

/** The query for the slug of each kind of thing, and the type of its keys. */
export const SLUGS = {
  product: {query: PRODUCT_SLUG_QUERY, type: 'Product', answer: 'product'},
  category: {query: CATEGORY_SLUG_QUERY, type: 'Collection', answer: 'collection'},
} as const satisfies Record<LocalizedSlugsInput['entity'], object>;

/**
 * Asks once for each of Shopify's languages that locales are in, all at the same time.
 *
 * @param ask - Reads the slug in a locale. `undefined` when the thing isn't there.
 * @returns The slug by locale.
 */
export async function slugsBy(
  locales: readonly LocaleCode[],
  ask: (locale: LocaleCode) => Promise<string | undefined>,
): Promise<Readonly<Record<LocaleCode, string>>> {
  const languages = new Map(locales.map((locale) => [languageOf(locale), locale]));
  const found = new Map(
    await Promise.all(
      [...languages].map(async ([language, locale]) => [language, await ask(locale)] as const),
    ),
  );
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = found.get(languageOf(locale));
      return slug === undefined ? [] : [[locale, slug]];
    }),
  );
}
