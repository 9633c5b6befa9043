import type {Cart} from './Cart.ts';
import type {Order} from './Order.ts';

/**
 * The outcome of an attempt to buy a cart. Its `type` tells the outcomes apart.
 *
 * @typeParam Basket - The store's cart, with its own fields.
 * @typeParam Purchase - The store's order, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {PlaceOrderResult} from '@storefront-toolkit/types/cart';
 *
 * export const nextPage = (result: PlaceOrderResult) =>
 *   result.type === 'placed' ? `/confirmation/${result.order.id}` : '/checkout';
 * ```
 */
export type PlaceOrderResult<Basket extends Cart = Cart, Purchase extends Order = Order> =
  /** It was bought. The cart doesn't exist anymore. */
  | {readonly type: 'placed'; readonly order: Purchase}
  /** It can't be bought as it is. The messages of the cart say why. */
  | {readonly type: 'refused'; readonly cart: Basket};
