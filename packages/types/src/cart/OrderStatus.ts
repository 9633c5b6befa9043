/**
 * What has become of an order. How far its payment and its delivery are is said apart from it.
 *
 * @category Orders
 * @example
 * ```ts
 * import type {OrderStatus} from '@storefront-toolkit/types/cart';
 *
 * const status: OrderStatus = 'confirmed';
 * ```
 */
export type OrderStatus =
  /** Received. The payment or a check is still open. */
  | 'pending'
  /** Accepted by the store. */
  | 'confirmed'
  /** Being packed. From here on it usually can't be canceled. */
  | 'processing'
  /** Done: everything was delivered, and nothing is open. */
  | 'completed'
  /** Called off by the shopper or the store. */
  | 'canceled';
