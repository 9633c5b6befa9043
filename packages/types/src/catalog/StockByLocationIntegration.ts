import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {LocationStock} from './LocationStock.ts';
import type {StockByLocationInput} from './StockByLocationInput.ts';

/**
 * Reads a variant's stock at each location, at a vendor that tells it. Its catalog integration has this method too.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {StockByLocationIntegration} from '@storefront-toolkit/types/catalog';
 * import {isPurchasable} from '@storefront-toolkit/types/catalog';
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * // The stores in which a shopper can collect the variant.
 * export async function storesWith(
 *   catalog: StockByLocationIntegration,
 *   variantId: string,
 *   context: DynamicServerContext,
 *   signal: AbortSignal,
 * ) {
 *   const stock = await catalog.getStockByLocation({variantId}, context, signal);
 *   return stock
 *     .filter(({availability}) => isPurchasable(availability))
 *     .map(({location}) => location.name);
 * }
 * ```
 */
export interface StockByLocationIntegration {
  /**
   * The stock of one variant at the store's locations.
   *
   * @param input - The variant, and the point to which the nearest location comes first.
   * @returns The locations that the vendor names for it, in the vendor's order. One that can't be read is left out and reported.
   * @throws {@link IntegrationError} of type `not-found` when there is no such variant.
   */
  getStockByLocation(
    input: StockByLocationInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly LocationStock[]>;
}
