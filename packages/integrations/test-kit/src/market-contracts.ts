import type {Market} from '@storefront-toolkit/types/catalog';
import {repeated} from './contracts.ts';

/** Codes of one kind that don't look like it, or repeat. */
const codeProblems = (codes: readonly string[], form: RegExp, what: string) => [
  ...codes
    .filter((code) => !form.test(code))
    .map((code) => `${code} isn't among the codes of ${what}`),
  ...repeated(codes, `codes of ${what}`),
];

/** Finds faults in a market by its contract that its type can't express. */
export function marketProblems({countries, currencies, locales}: Market): readonly string[] {
  const [canonical, empty] = [Intl.getCanonicalLocales([...locales]), [currencies, locales]];
  return [
    ...codeProblems(countries, /^[A-Z]{2}$/, 'countries'),
    ...codeProblems(currencies, /^[A-Z]{3}$/, 'currencies'),
    ...repeated(locales, 'languages'),
    ...locales.filter((locale) => !canonical.includes(locale)).map((tag) => `${tag} is unusual`),
    ...empty.filter(({length}) => length === 0).map(() => 'a list is empty'),
  ];
}
