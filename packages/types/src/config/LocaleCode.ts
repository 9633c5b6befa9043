/**
 * A language tag as BCP 47 writes it: the language in lower case, then optional parts after hyphens, such as `en`, `en-GB` or `zh-Hant-TW`.
 *
 * TypeScript refuses an underscore before a region (`en_GB`) and a language in capitals (`EN-gb`).
 * It doesn't know which languages exist, so check a tag that a vendor or an environment variable gave you with `Intl.getCanonicalLocales`.
 *
 * @category Codes
 * @example
 * ```ts
 * import type {LocaleCode} from '@storefront-toolkit/types/config';
 *
 * const locale: LocaleCode = 'en-GB';
 * ```
 */
export type LocaleCode =
  /** A language alone: `en`. */
  | Lowercase<string>
  /** A language with its script, region or variant: `en-GB`, `zh-Hant-TW`. */
  | `${Lowercase<string>}-${string}`;
