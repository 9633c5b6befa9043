import type {Field} from '@storefront-toolkit/integration-core';

/** Locales in which a text is looked for, best first: `de-AT`, `de`, then those of the store. */
export function localesFor(locale: string, fallbacks: readonly string[]): readonly string[] {
  const language = new Intl.Locale(locale).language;
  return [...new Set([locale, language, ...fallbacks])];
}

type Localized = Readonly<Record<string, string | null | undefined>> | null | undefined;

/**
 * The text in the best locale that there is: one of the list, then another region of the same language, then any.
 *
 * @returns `undefined` when there is no text at all.
 */
export function localized(field: Field<Localized>, locales: readonly string[]): string | undefined {
  if (!field.given()) return undefined;
  const texts = field.entries().flatMap(([locale, value]) => {
    const text = value.optionalText();
    return text === undefined ? [] : [{locale, text}];
  });
  const language = locales[0]?.split('-')[0] ?? '';
  const found =
    locales
      .map((wanted) => texts.find(({locale}) => locale === wanted))
      .find((text) => text !== undefined) ??
    texts.find(({locale}) => locale.split('-')[0] === language) ??
    texts[0];
  return found?.text;
}

/** The text in the best locale. There has to be one. */
export function requiredText(field: Field<Localized>, locales: readonly string[]): string {
  return localized(field, locales) ?? field.fail('a text in at least one locale');
}
