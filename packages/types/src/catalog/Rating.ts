/**
 * The average of a product's ratings.
 *
 * @category Products
 * @example
 * ```ts
 * import type {Rating} from '@storefront-toolkit/types/catalog';
 *
 * export const rating: Rating = {average: 4.6, count: 128};
 * ```
 */
export interface Rating {
  /** Average, from 1 to 5. A vendor's other scale is converted. */
  readonly average: number;
  /** The number of ratings in the average. Above zero: a product without ratings doesn't have a `Rating`. */
  readonly count: number;
}
