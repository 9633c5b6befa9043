import type {LocaleCode} from '@storefront-toolkit/types/config';

/** A text in the plural forms of its language, as `Intl.PluralRules` names them. Forms that you leave out are as `other`. */
export interface PluralText {
  /** The form of all numbers without their own: `{count} products`. */
  other: string;
  /** The form of nothing, in languages that have one, such as Arabic. */
  zero?: string | undefined;
  /** The form of one: `{count} product`. */
  one?: string | undefined;
  /** The form of two, in languages that have one, such as Arabic. */
  two?: string | undefined;
  /** The form of a few, such as 2 to 4 in Polish. */
  few?: string | undefined;
  /** The form of many, such as 5 and more in Polish. */
  many?: string | undefined;
}

/** The form of a text for a number, by the rules of a language. */
export const pluralForm = (text: PluralText, count: number, locale: LocaleCode): string =>
  text[new Intl.PluralRules(locale).select(count)] ?? text.other;

/** Writes numbers in place of their names in a text: `{count} products`. Names without a number stay. */
export function fillNumbers(
  text: string,
  numbers: Readonly<Record<string, number>>,
  locale: LocaleCode,
): string {
  const format = new Intl.NumberFormat(locale);
  return text.replace(/\{(\w+)\}/g, (name, key: string) =>
    numbers[key] === undefined ? name : format.format(numbers[key]),
  );
}
