/**
 * The product that {@link RecommendationsIntegration.recommend} finds others for.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {RecommendationsInput} from '@storefront-toolkit/types/search';
 *
 * export const input: RecommendationsInput = {
 *   productId: 'p-30',
 *   purpose: 'similar',
 *   limit: 4,
 * };
 * ```
 */
export interface RecommendationsInput {
  /** Key of the product. */
  readonly productId: string;
  /** Products to choose from instead (`similar`), or products that go with it (`complementary`). */
  readonly purpose: 'similar' | 'complementary';
  /** Most products to return. 1 or more. */
  readonly limit: number;
}
