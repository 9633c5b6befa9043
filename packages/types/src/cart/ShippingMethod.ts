import type {Money} from '../cms/Money.ts';
import type {DeliveryWindow} from './DeliveryWindow.ts';

/**
 * A way in which an order can be delivered, with its price for this cart.
 *
 * @category Shipping
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {ShippingMethod} from '@storefront-toolkit/types/cart';
 *
 * export const standard: ShippingMethod = {
 *   id: 'standard',
 *   name: 'Standard delivery',
 *   price: moneyOf(495, 'EUR'),
 *   destination: 'address',
 *   estimatedDelivery: {earliest: '2026-03-11', latest: '2026-03-13'},
 * };
 * ```
 */
export interface ShippingMethod {
  /** Key of the method. */
  readonly id: string;
  /** Name that shoppers see. */
  readonly name: string;
  /** Details that shoppers should know besides the name. */
  readonly description?: string | undefined;
  /** The price for this cart. Zero when it is free. */
  readonly price: Money;
  /** Where the goods go: to the shopper's address, to a pickup point of the carrier, or to a shop where they are collected. */
  readonly destination: 'address' | 'pickup-point' | 'store';
  /** When it is expected to arrive, if ordered now. */
  readonly estimatedDelivery?: DeliveryWindow | undefined;
}
