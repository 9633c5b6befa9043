import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {Market} from './Market.ts';

/**
 * Lists where a store sells, at a vendor that knows it. Its catalog integration has this method too.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {MarketsIntegration} from '@storefront-toolkit/types/catalog';
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * // Countries by their names, for a form in which the shopper chooses one.
 * export async function countryOptions(
 *   catalog: MarketsIntegration,
 *   context: DynamicServerContext,
 *   signal: AbortSignal,
 * ) {
 *   const names = new Intl.DisplayNames(context.locale, {type: 'region'});
 *   const markets = await catalog.getMarkets(context, signal);
 *   return markets.flatMap(({countries, currencies: [currency], locales: [locale]}) =>
 *     countries.map((country) => ({country, currency, locale, name: names.of(country)})),
 *   );
 * }
 * ```
 */
export interface MarketsIntegration {
  /**
   * Where the store sells.
   *
   * @returns The markets, in the vendor's order. A market, a country or a language that can't be read is left out and reported.
   */
  getMarkets(context: DynamicServerContext, signal: AbortSignal): Promise<readonly Market[]>;
}
