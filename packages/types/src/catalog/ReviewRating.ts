/**
 * The number of stars that a review gives.
 *
 * @category Reviews
 * @example
 * ```ts
 * import type {ReviewRating} from '@storefront-toolkit/types/catalog';
 *
 * export const best: ReviewRating = 5;
 * ```
 */
export type ReviewRating =
  /** The worst. */
  | 1
  /** Poor. */
  | 2
  /** Fair. */
  | 3
  /** Good. */
  | 4
  /** The best. */
  | 5;
