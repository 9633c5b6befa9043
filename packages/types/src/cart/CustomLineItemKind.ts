/**
 * The purpose of a cart's custom line.
 *
 * @category Cart
 * @example
 * ```ts
 * import type {CustomLineItemKind} from '@storefront-toolkit/types/cart';
 *
 * export const kind: CustomLineItemKind = 'gift-wrap';
 * ```
 */
export type CustomLineItemKind =
  /** Wrapping of a line item, or of the whole cart. */
  | 'gift-wrap'
  /** A gift certificate that is bought, not one that pays. */
  | 'gift-certificate'
  /** A deposit, a fee for handling, or any other charge by rule. */
  | 'fee'
  /** A line that the store made by itself. */
  | 'custom'
  /** The part of the vendor's total that isn't in any part that it names. Below zero when the named parts are more. */
  | 'other';
