import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {Cart} from './Cart.ts';
import type {CheckoutDetails} from './CheckoutDetails.ts';
import type {Order} from './Order.ts';
import type {PlaceOrderResult} from './PlaceOrderResult.ts';
import type {ShippingMethod} from './ShippingMethod.ts';

/**
 * Turns a cart into an order with a commerce vendor, in a store that has its own checkout.
 *
 * A vendor that hosts the checkout has none of this: its carts carry a `checkoutUrl` instead.
 * Each method takes its input, then the {@link DynamicServerContext}, then an `AbortSignal`, and rejects with an {@link IntegrationError}.
 *
 * @typeParam Basket - The store's cart, with its own fields.
 * @typeParam Purchase - The store's order, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {
 *   Cart,
 *   CheckoutIntegration,
 *   PlaceOrderResult,
 * } from '@storefront-toolkit/types/cart';
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * // Buys with the cheapest way of delivery.
 * export async function buy(
 *   checkout: CheckoutIntegration,
 *   {id}: Cart,
 *   context: DynamicServerContext,
 *   signal: AbortSignal,
 * ): Promise<PlaceOrderResult> {
 *   const [cheapest] = await checkout.getShippingMethods(id, context, signal);
 *   await checkout.updateCheckout(
 *     {cartId: id, shippingMethodId: cheapest?.id},
 *     context,
 *     signal,
 *   );
 *   return checkout.placeOrder(id, context, signal);
 * }
 * ```
 */
export interface CheckoutIntegration<Basket extends Cart = Cart, Purchase extends Order = Order> {
  /**
   * The ways in which a cart can be delivered to its address.
   *
   * @param cartId - Key of the cart.
   * @returns The methods, cheapest first. Empty when the cart has no address yet, or can't be delivered to it.
   */
  getShippingMethods(
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly ShippingMethod[]>;
  /**
   * Writes what the shopper has filled in.
   *
   * @param details - The fields that have changed.
   * @returns The cart, with the sums that follow. Its messages say what isn't acceptable.
   */
  updateCheckout(
    details: CheckoutDetails,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Buys a cart. It is never repeated on its own: whether a call that failed has placed the order can only be read.
   *
   * @param cartId - Key of the cart.
   * @returns The order, or the cart when it can't be bought as it is.
   */
  placeOrder(
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<PlaceOrderResult<Basket, Purchase>>;
  /**
   * Reads an order, for its confirmation page.
   *
   * @param orderId - Key of the order.
   * @returns The order.
   * @throws {@link IntegrationError} of type `not-found` also when it isn't this shopper's.
   */
  getOrder(orderId: string, context: DynamicServerContext, signal: AbortSignal): Promise<Purchase>;
}
