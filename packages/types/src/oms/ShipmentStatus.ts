/**
 * Where a parcel is.
 *
 * @category Shipments
 * @example
 * ```ts
 * import type {ShipmentStatus} from '@storefront-toolkit/types/oms';
 *
 * const status: ShipmentStatus = 'in-transit';
 * ```
 */
export type ShipmentStatus =
  /** Announced to the carrier, and not handed over. */
  | 'announced'
  /** On its way. */
  | 'in-transit'
  /** With the person who delivers it. */
  | 'out-for-delivery'
  /** Waiting to be collected. */
  | 'ready-for-pickup'
  /** It has arrived, or was collected. */
  | 'delivered'
  /** It couldn't be delivered. The carrier tries again, or waits for an answer. */
  | 'failed'
  /** On its way back, or back. */
  | 'returned';
