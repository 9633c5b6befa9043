import type {ProductSummary} from '../catalog/ProductSummary.ts';
import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {RecommendationsInput} from './RecommendationsInput.ts';

/**
 * Finds products that go with another one, at a vendor that recommends products. Its search integration has this method too.
 *
 * @typeParam Item - The store's summary of a product, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 * import type {RecommendationsIntegration} from '@storefront-toolkit/types/search';
 *
 * // A product page is complete without them, so a failure shows none.
 * export async function tilesBelow(
 *   recommendations: RecommendationsIntegration,
 *   productId: string,
 *   context: DynamicServerContext,
 * ) {
 *   const input = {productId, purpose: 'complementary', limit: 4} as const;
 *   try {
 *     return await recommendations.recommend(
 *       input,
 *       context,
 *       AbortSignal.timeout(1000),
 *     );
 *   } catch {
 *     return [];
 *   }
 * }
 * ```
 */
export interface RecommendationsIntegration<Item extends ProductSummary = ProductSummary> {
  /**
   * Products for the page of another one.
   *
   * @param input - The product, and what the others are for.
   * @returns The products, best first. Empty when the vendor has none for this purpose, or no such product.
   */
  recommend(
    input: RecommendationsInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly Item[]>;
}
