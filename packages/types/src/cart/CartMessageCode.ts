/**
 * The subject of a cart's message.
 *
 * @category Messages
 * @example
 * ```ts
 * import type {CartMessageCode} from '@storefront-toolkit/types/cart';
 *
 * const code: CartMessageCode = 'quantity-limited';
 * ```
 */
export type CartMessageCode =
  /** A price has changed since the item was added. */
  | 'price-changed'
  /** An item can't be bought anymore. It is still in the cart. */
  | 'out-of-stock'
  /** Fewer are in the cart than were asked for. */
  | 'quantity-limited'
  /** An item was taken out, because the store no longer sells it. */
  | 'item-removed'
  /** The store doesn't know the code. */
  | 'coupon-unknown'
  /** The code was valid once, or isn't yet. */
  | 'coupon-expired'
  /** The code is valid, but not for this cart. */
  | 'coupon-not-applicable'
  /** The gift card can't pay: its code is unknown, or it is empty or has expired. */
  | 'gift-card-refused'
  /** The address can't be delivered to as it is. */
  | 'address-invalid'
  /** The chosen shipping method can't be used anymore. */
  | 'shipping-unavailable'
  /** The payment was refused. Another one has to be chosen. */
  | 'payment-refused'
  /** Something that only this vendor says. Show its text. */
  | 'other';
