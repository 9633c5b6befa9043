/**
 * The current state of an order. Its payment and its delivery have their own states.
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
  /** The shopper or the store canceled it. */
  | 'canceled';
