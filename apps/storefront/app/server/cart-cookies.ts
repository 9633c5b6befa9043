import type {CartMessage} from '@storefront-toolkit/types/cart';
import {createCookie} from 'react-router';

/** The key of a cart, and the market that its prices are of. */
export interface KeptCart {
  readonly id: string;
  readonly market: string;
}

/** The messages of a change, for the page that comes after it. */
export interface CartNews {
  readonly messages: readonly CartMessage[];
  /** The code that wasn't accepted, which the field keeps. */
  readonly code?: string | undefined;
}

const shared = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  // Browsers take it from `localhost` too.
  secure: process.env.NODE_ENV === 'production',
} as const;

/** Scripts can't read it: who knows the key can change the cart. */
const cartCookie = createCookie('cart', {...shared, maxAge: 30 * 24 * 60 * 60});
const newsCookie = createCookie('cart-news', {...shared, maxAge: 60});

const isKept = (value: unknown): value is KeptCart =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<KeptCart>).id === 'string' &&
  typeof (value as Partial<KeptCart>).market === 'string';

const isNews = (value: unknown): value is CartNews =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Partial<CartNews>).messages);

/** The cookies of a request. Anything else that it sends is as if there were nothing. */
export async function readCookies(request: Request) {
  const header = request.headers.get('Cookie');
  const kept: unknown = await cartCookie.parse(header);
  const news: unknown = await newsCookie.parse(header);
  return {kept: isKept(kept) ? kept : undefined, news: isNews(news) ? news : undefined};
}

/** The header that keeps a cart's key, or forgets it. */
export const writeCart = (cart: KeptCart | undefined) =>
  cartCookie.serialize(cart ?? '', cart ? {} : {maxAge: 0});

/** The header that keeps news for the next page, or forgets them. */
export const writeNews = (news: CartNews | undefined) =>
  newsCookie.serialize(news ?? '', news ? {} : {maxAge: 0});
