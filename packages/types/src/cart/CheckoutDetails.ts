import type {BillingAddress} from './BillingAddress.ts';
import type {ShippingAddress} from './ShippingAddress.ts';

/**
 * The details that {@link CheckoutIntegration.updateCheckout} writes into a cart. Fields that you leave out stay as they are.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {CheckoutDetails} from '@storefront-toolkit/types/cart';
 *
 * export const details: CheckoutDetails = {
 *   cartId: 'cart-1',
 *   email: 'jane@example.com',
 * };
 * ```
 */
export interface CheckoutDetails {
  /** Key of the cart. */
  readonly cartId: string;
  /** Where the confirmation goes. */
  readonly email?: string | undefined;
  /** Where it is delivered. */
  readonly shippingAddress?: ShippingAddress | undefined;
  /** The invoice's recipient. */
  readonly billingAddress?: BillingAddress | undefined;
  /** Key of one of the methods that {@link CheckoutIntegration.getShippingMethods} offers. */
  readonly shippingMethodId?: string | undefined;
}
