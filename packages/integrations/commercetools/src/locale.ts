import {type Field, readOrReport, type Report} from '@storefront-toolkit/integration-core';
import type {LocaleCode} from '@storefront-toolkit/types/config';

/** Locales in which a text is looked for, best first: `de-AT`, `de`, then those of the store. */
export function localesFor(locale: string, fallbacks: readonly string[]): readonly string[] {
  const parts = locale.split('-');
  const own = parts.map((_part, index) => parts.slice(0, parts.length - index).join('-'));
  return [...new Set([...own, ...fallbacks])];
}

/** A text in several languages, as it arrives. */
type Localized = Readonly<Record<string, string | null | undefined>> | null | undefined;

/** The texts that there are, by their locales. Skips values that aren't texts, and empty ones. */
function textsOf(field: Field<Localized>): ReadonlyMap<string, string> {
  return new Map(
    field.entries().flatMap(([locale, {value}]) => {
      return typeof value === 'string' && value.trim() ? [[locale, value] as const] : [];
    }),
  );
}

const firstIn = (texts: ReadonlyMap<string, string>, locales: readonly string[]) =>
  locales.map((locale) => texts.get(locale)).find((text) => text !== undefined);

/**
 * The text in the best locale that there is: one of the list, then another region of the same language, then any.
 *
 * @returns `undefined` when there is no text at all.
 */
export function localized(field: Field<Localized>, locales: readonly string[]): string | undefined {
  if (!field.given()) return undefined;
  const texts = textsOf(field);
  const language = locales[0]?.split('-')[0] ?? '';
  const sameLanguage = [...texts].find(([locale]) => locale.split('-')[0] === language);
  return firstIn(texts, locales) ?? sameLanguage?.[1] ?? [...texts.values()][0];
}

/** The text in the best locale. There has to be one. */
export function requiredText(field: Field<Localized>, locales: readonly string[]): string {
  return localized(field, locales) ?? field.fail('a text in at least one locale');
}

/** A text that may be left out: one that can't be read is reported. */
export function optionalText(
  field: Field<Localized>,
  locales: readonly string[],
  missing: string,
  report: Report,
): string | undefined {
  return readOrReport(missing, report, () => localized(field, locales));
}

/** The slug in the best locale of the list. A look-up by slug asks for these locales and for no other. */
const slugIn = (field: Field<Localized>, locales: readonly string[]) =>
  field.given() && firstIn(textsOf(field), locales);

/**
 * The slug by which a look-up in the same locales finds a thing. Without one, it is the thing's key, which the look-up takes too.
 *
 * @param report - Is told about a key that replaces a slug.
 */
export function readSlug(
  field: Field<Localized>,
  key: string,
  locales: readonly string[],
  report: Report,
): string {
  const expected = `a text in ${locales.join(' or ')}: add its locale to the option "fallbackLocales"`;
  const slug = readOrReport('slug', report, () => slugIn(field, locales) ?? field.fail(expected));
  return slug ?? key;
}

/** The slug in each of the locales that there is one for: in the locale itself, or in its language. */
export function slugsIn(
  field: Field<Localized>,
  locales: readonly LocaleCode[],
): Readonly<Record<LocaleCode, string>> {
  if (!field.given()) return {};
  const texts = textsOf(field);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = firstIn(texts, localesFor(locale, []));
      return slug === undefined ? [] : [[locale, slug]];
    }),
  );
}

/** Keys of commercetools, which no slug looks like. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A query for a slug, as {@link readSlug} makes it. Names with a hyphen need backticks. */
export function whereSlug(slug: string, locales: readonly string[]) {
  const conditions = locales.map((locale) => `\`${locale}\`=:slug`).join(' or ');
  const where = KEY.test(slug) ? `slug(${conditions}) or id=:slug` : `slug(${conditions})`;
  // A slug is unique in its locale alone, so that each locale may bring another thing.
  return {where, 'var.slug': slug, limit: locales.length + 1};
}

/**
 * Which of the things that a query for a slug has found is meant: one that is linked to by the slug in these locales, and only then one that
 * has it in a locale that isn't shown.
 */
export function bestBySlug<Raw extends {readonly slug?: Localized}>(
  found: readonly Field<Raw | null | undefined>[],
  slug: string,
  locales: readonly string[],
): Field<Raw | null | undefined> | undefined {
  const ranked = found.map((field) => {
    const given = (field as Field<{readonly slug?: Localized}>).at('slug').given();
    const texts = given ? textsOf(given) : new Map<string, string>();
    const linked = firstIn(texts, locales) === slug;
    const rank = locales.findIndex((locale) => texts.get(locale) === slug);
    return {field, rank: (linked ? 0 : locales.length) + (rank < 0 ? locales.length : rank)};
  });
  return ranked.sort((a, b) => a.rank - b.rank)[0]?.field;
}
