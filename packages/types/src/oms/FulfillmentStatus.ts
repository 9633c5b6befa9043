/**
 * The part of an order that is on its way.
 *
 * @category Orders
 * @example
 * ```ts
 * import type {FulfillmentStatus} from '@storefront-toolkit/types/oms';
 *
 * const status: FulfillmentStatus = 'partially-shipped';
 * ```
 */
export type FulfillmentStatus =
  /** Nothing has left the warehouse. */
  | 'unfulfilled'
  /** A part has. */
  | 'partially-shipped'
  /** All of it has. */
  | 'shipped'
  /** All of it has arrived, or was collected. */
  | 'delivered'
  /** All of it has come back. */
  | 'returned';
