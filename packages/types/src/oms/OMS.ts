import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {GuestOrderInput} from './GuestOrderInput.ts';
import type {OrderHistory} from './OrderHistory.ts';
import type {OrderHistoryInput} from './OrderHistoryInput.ts';
import type {OrderHistoryOrder} from './OrderHistoryOrder.ts';

/**
 * Reads orders after they were placed from an order management vendor. Among the commerce integrations, commercetools fills it too. A store without either doesn't show orders, or writes its own integration.
 *
 * Each method takes its input, then the {@link DynamicServerContext}, whose `accessToken` says who asks, then an `AbortSignal`.
 * It rejects with an {@link IntegrationError}, and with nothing else.
 *
 * A page of orders leaves out an order that can't be read. The lines and amounts of an order have to be readable. Parts that it can do without,
 * such as an image, a parcel or an address, is left out. Each is reported to `onProblem` of the context. A method that reads one order
 * rejects when it can't be read.
 *
 * @typeParam Entry - The store's order, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 * import type {OMS} from '@storefront-toolkit/types/oms';
 *
 * export async function lastOrder(oms: OMS, context: DynamicServerContext) {
 *   const signal = AbortSignal.timeout(5000);
 *   const {orders} = await oms.getOrderHistory(
 *     {page: 1, pageSize: 1},
 *     context,
 *     signal,
 *   );
 *   return orders[0];
 * }
 * ```
 */
export interface OMS<Entry extends OrderHistoryOrder = OrderHistoryOrder> {
  /**
   * The orders of the shopper who is signed in.
   *
   * @param input - Which page.
   * @returns The page.
   * @throws {@link IntegrationError} of type `unauthorized` when no one is signed in.
   */
  getOrderHistory(
    input: OrderHistoryInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<OrderHistory<Entry>>;
  /**
   * One order of the shopper who is signed in, with all of its lines.
   *
   * @param orderId - Key of the order.
   * @returns The order.
   * @throws {@link IntegrationError} of type `not-found` also when it is someone else's, so that keys can't be guessed.
   */
  getOrder(orderId: string, context: DynamicServerContext, signal: AbortSignal): Promise<Entry>;
  /**
   * One order of someone without an account, with all of its lines.
   *
   * @param input - Number and email address. Both have to fit.
   * @returns The order.
   * @throws {@link IntegrationError} of type `not-found` when they don't fit, without saying which. Limit how often it can be asked.
   */
  findGuestOrder(
    input: GuestOrderInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Entry>;
  /**
   * Calls an order off.
   *
   * @param orderId - Key of the order.
   * @returns The order as it is now. When it is too late, its status isn't `canceled`.
   */
  cancelOrder(orderId: string, context: DynamicServerContext, signal: AbortSignal): Promise<Entry>;
}
