/**
 * The current state of an order's line item.
 *
 * @category Orders
 * @example
 * ```ts
 * import type {OrderHistoryLineItemStatus} from '@storefront-toolkit/types/oms';
 *
 * const status: OrderHistoryLineItemStatus = 'shipped';
 * ```
 */
export type OrderHistoryLineItemStatus =
  /** It hasn't left the warehouse. */
  | 'open'
  /** It will be sent when it is in stock again. */
  | 'backordered'
  /** All pieces are on their way. */
  | 'shipped'
  /** All pieces have arrived, or were collected. */
  | 'delivered'
  /** It was canceled. */
  | 'canceled'
  /** A return is announced or on its way. */
  | 'return-pending'
  /** It has come back. */
  | 'returned';
