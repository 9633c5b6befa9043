/**
 * A country code as ISO 3166-1 alpha-2 writes it: two capital letters, such as `DE`.
 *
 * TypeScript refuses lower case (`de`), which is a language and not a country.
 *
 * @category Codes
 * @example
 * ```ts
 * import type {CountryCode} from '@storefront-toolkit/types/config';
 *
 * const country: CountryCode = 'DE';
 * ```
 */
export type CountryCode = Uppercase<string>;
