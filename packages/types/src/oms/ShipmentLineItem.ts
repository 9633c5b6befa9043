/**
 * The number of pieces of a line item in a parcel.
 *
 * @category Shipments
 * @entity
 * @example
 * ```ts
 * import type {ShipmentLineItem} from '@storefront-toolkit/types/oms';
 *
 * export const content: ShipmentLineItem = {lineItemId: 'l-1', quantity: 1};
 * ```
 */
export interface ShipmentLineItem {
  /** Key of the {@link OrderHistoryLineItem}. */
  readonly lineItemId: string;
  /** The number of its pieces. */
  readonly quantity: number;
}
