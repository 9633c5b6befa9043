/**
 * A link to the confirmation of an order. Messages about an order carry it; an editor can't choose it.
 *
 * @category Links
 * @example
 * ```ts
 * import type {OrderConfirmationStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: OrderConfirmationStorefrontLink = {
 *   type: 'OrderConfirmation',
 *   orderId: 'order-1001',
 * };
 * ```
 */
export interface OrderConfirmationStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'OrderConfirmation';
  /** Id of the order. Knowing it must not be enough to see the order. */
  readonly orderId: string;
}
