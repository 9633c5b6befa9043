import type {IsoDateTime} from '../config/IsoDateTime.ts';

/**
 * The store's answer to a review.
 *
 * @category Reviews
 * @example
 * ```ts
 * import type {ReviewReply} from '@storefront-toolkit/types/catalog';
 *
 * export const reply: ReviewReply = {
 *   text: 'Thank you. We have sent you a new zip.',
 *   createdAt: '2026-03-10T08:00:00.000Z',
 * };
 * ```
 */
export interface ReviewReply {
  /** Plain text. Line breaks separate its paragraphs. */
  readonly text: string;
  /** Moment of the answer. Left out when the vendor doesn't say. */
  readonly createdAt?: IsoDateTime | undefined;
}
