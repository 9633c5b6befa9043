import type {Address} from './Address.ts';

/**
 * Where an order is delivered.
 *
 * @category Addresses
 * @entity
 * @example
 * ```ts
 * import type {ShippingAddress} from '@storefront-toolkit/types/cart';
 *
 * export const address: ShippingAddress = {
 *   firstName: 'Jane',
 *   lastName: 'Doe',
 *   line1: '1 Example Street',
 *   city: 'Dublin',
 *   country: 'IE',
 *   instructions: 'Ring twice',
 * };
 * ```
 */
export interface ShippingAddress extends Address {
  /** A note for the carrier. */
  readonly instructions?: string | undefined;
  /** Key of the pickup point or locker, when it isn't delivered to the door. The address is then that of the point. */
  readonly pickupPointId?: string | undefined;
}
