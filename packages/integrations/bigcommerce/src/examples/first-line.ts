// #region line
import type {CartIntegration} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';

/** Puts a variant into the cart that a cookie names, and says which key the cookie has to hold now. */
export async function putIntoCart(
  carts: CartIntegration,
  cookie: string | undefined,
  variantId: string,
  context: DynamicServerContext,
  signal: AbortSignal,
) {
  const cartId = cookie ?? (await carts.createCart(context, signal)).id;
  const line = {cartId, variantId, quantity: 1, custom: {}};
  const cart = await carts.addLineItem(line, context, signal);
  return {cart, cookie: cart.id};
}
// #endregion
