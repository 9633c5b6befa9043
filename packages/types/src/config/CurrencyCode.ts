/**
 * A currency code as ISO 4217 writes it: three capital letters, such as `EUR`.
 *
 * TypeScript refuses lower case (`eur`). It doesn't hold the list of currencies, which changes every few years.
 *
 * @category Codes
 * @example
 * ```ts
 * import type {CurrencyCode} from '@storefront-toolkit/types/config';
 *
 * const currency: CurrencyCode = 'EUR';
 * ```
 */
export type CurrencyCode = Uppercase<string>;
