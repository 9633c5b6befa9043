import type {ReviewRating} from './ReviewRating.ts';

/**
 * The number of ratings with each number of stars, for the bars of a product's reviews. Together they are the `count` of the product's
 * {@link Rating}. A number of stars that nobody gave is 0.
 *
 * @category Reviews
 * @example
 * ```ts
 * import type {RatingDistribution} from '@storefront-toolkit/types/catalog';
 *
 * export const distribution: RatingDistribution = {
 *   5: 94,
 *   4: 22,
 *   3: 8,
 *   2: 2,
 *   1: 2,
 * };
 * ```
 */
export type RatingDistribution = Readonly<Record<ReviewRating, number>>;
