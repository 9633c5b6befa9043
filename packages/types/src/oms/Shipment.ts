import type {DeliveryWindow} from '../cart/DeliveryWindow.ts';
import type {DateModel} from './DateModel.ts';
import type {ShipmentLineItem} from './ShipmentLineItem.ts';
import type {ShipmentStatus} from './ShipmentStatus.ts';

/**
 * A parcel: what is in it, and where it is.
 *
 * @category Shipments
 * @entity
 * @example
 * ```ts
 * import {type Shipment, toDateModel} from '@storefront-toolkit/types/oms';
 *
 * export const parcel: Shipment = {
 *   id: 's-1',
 *   status: 'in-transit',
 *   carrier: 'An Post',
 *   trackingNumber: 'XX000000000IE',
 *   lineItems: [{lineItemId: 'l-1', quantity: 2}],
 *   shippedAt: toDateModel('2026-03-10T08:00:00Z'),
 *   estimatedDelivery: {earliest: '2026-03-11', latest: '2026-03-13'},
 * };
 * ```
 */
export interface Shipment {
  /** Key of the parcel. */
  readonly id: string;
  /** Where it is. */
  readonly status: ShipmentStatus;
  /** Carrier that shoppers see. Left out until one is chosen. */
  readonly carrier?: string | undefined;
  /** Number under which the carrier knows it. */
  readonly trackingNumber?: string | undefined;
  /** Page of the carrier that says where it is. */
  readonly trackingUrl?: string | undefined;
  /** The parcel's contents. */
  readonly lineItems: readonly ShipmentLineItem[];
  /** When it left. Left out until it has. */
  readonly shippedAt?: DateModel | undefined;
  /** When it is expected. Left out once it has arrived. */
  readonly estimatedDelivery?: DeliveryWindow | undefined;
  /** When it arrived. Left out until it has. */
  readonly deliveredAt?: DateModel | undefined;
}
