/**
 * What shoppers think of a product, on average.
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
  /** How many ratings it is the average of. Above zero: a product without ratings has none. */
  readonly count: number;
}
