import type {CountryCode} from '../config/CountryCode.ts';
import type {CurrencyCode} from '../config/CurrencyCode.ts';
import type {LocaleCode} from '../config/LocaleCode.ts';

/**
 * Countries in which a store sells under the same terms, with their currencies and languages. Any combination of the three makes
 * a {@link DynamicServerContext}.
 *
 * @category Markets
 * @example
 * ```ts
 * import type {Market} from '@storefront-toolkit/types/catalog';
 *
 * export const ireland: Market = {
 *   countries: ['IE'],
 *   currencies: ['EUR'],
 *   locales: ['en-IE', 'ga-IE'],
 * };
 * ```
 */
export interface Market {
  /** Countries to choose from. Empty when the vendor doesn't say: leave `country` out of the context then. */
  readonly countries: readonly CountryCode[];
  /** Currencies in which its prices are, the usual one first. */
  readonly currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  /** Languages in which its texts are, the usual one first. */
  readonly locales: readonly [LocaleCode, ...LocaleCode[]];
}
