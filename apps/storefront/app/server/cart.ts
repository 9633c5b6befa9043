import type {Cart} from '@storefront-toolkit/types/cart';
import {isIntegrationError} from '@storefront-toolkit/types/config';
import type {ShopMarket} from '../markets.ts';
import {type CartNews, readCookies, writeCart, writeNews} from './cart-cookies.ts';
import {contextOf, signalOf, store} from './request.ts';

/** A cart for a page, with the headers that keep its key in the browser. */
export interface CurrentCart extends CartNews {
  readonly cart: Cart | undefined;
  readonly headers: Headers;
}

/** The shopper's cart, in the market of the address. Without one, or with one that has expired, there is none. */
export async function currentCart(request: Request, market: ShopMarket): Promise<CurrentCart> {
  const headers = new Headers();
  const {kept, news} = await readCookies(request);
  // News are for the page after a change, once.
  if (news) headers.append('Set-Cookie', await writeNews(undefined));
  const answer = (cart?: Cart): CurrentCart => {
    if (!cart) return {cart, headers, code: undefined, messages: []};
    const messages = [...cart.messages, ...(news?.messages ?? [])];
    return {cart: {...cart, messages}, headers, code: news?.code, messages};
  };
  if (!kept) return answer();
  try {
    const context = contextOf(market);
    if (kept.market === market.locale) {
      return answer(await store.cart.getCart(kept.id, context, signalOf(request)));
    }
    const cart = await store.cart.updateContext(kept.id, context, signalOf(request));
    headers.append('Set-Cookie', await writeCart({id: cart.id, market: market.locale}));
    return answer(cart);
  } catch (error) {
    if (!isIntegrationError(error) || error.type !== 'not-found') throw error;
    headers.append('Set-Cookie', await writeCart(undefined));
    return answer();
  }
}

/** The key of the shopper's cart, or of a new one. */
export async function cartIdFor(request: Request, market: ShopMarket): Promise<string> {
  const {cart} = await currentCart(request, market);
  if (cart) return cart.id;
  const {id} = await store.cart.createCart(contextOf(market), signalOf(request));
  return id;
}
