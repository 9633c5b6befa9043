import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {ReviewRating} from './ReviewRating.ts';
import type {ReviewReply} from './ReviewReply.ts';

/**
 * One shopper's rating of a product, with a text about it.
 *
 * @category Reviews
 * @entity
 * @example
 * ```ts
 * import type {Review} from '@storefront-toolkit/types/catalog';
 *
 * export const review: Review = {
 *   id: 'r-1',
 *   rating: 4,
 *   title: 'Dry after a day of rain',
 *   text: 'The hood fits over a helmet. The sleeves are a bit long.',
 *   createdAt: '2026-03-09T14:30:00.000Z',
 *   verified: true,
 * };
 * ```
 */
export interface Review {
  /** Key of the review. */
  readonly id: string;
  /** Whole number of stars, from 1 to 5. A vendor's other scale is converted and rounded. */
  readonly rating: ReviewRating;
  /** Headline. Left out when the vendor doesn't ask for one. */
  readonly title?: string | undefined;
  /** Plain text as the shopper wrote it. Line breaks separate its paragraphs. Empty for a rating without a text. */
  readonly text: string;
  /** Name that the shopper chose to show. Left out when the shopper wants none. */
  readonly author?: string | undefined;
  /** Moment at which it was written. */
  readonly createdAt: IsoDateTime;
  /**
   * Whether the vendor knows that the shopper bought the product.
   * @default false
   */
  readonly verified?: boolean | undefined;
  /** Answer of the store. */
  readonly reply?: ReviewReply | undefined;
}
