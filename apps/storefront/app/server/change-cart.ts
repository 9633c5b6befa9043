import type {Cart} from '@storefront-toolkit/types/cart';
import type {ShopMarket} from '../markets.ts';
import {contextOf, signalOf, store} from './request.ts';

type Change = (
  cartId: string,
  text: (name: string) => string,
  context: ReturnType<typeof contextOf>,
  signal: AbortSignal,
) => Promise<Cart> | undefined;

/** Each change by the last part of its address. It reads the fields that the components' forms send. */
const CHANGES: Readonly<Record<string, Change>> = {
  add: (cartId, text, context, signal) => {
    const input = {cartId, variantId: text('variantId'), quantity: quantityOf(text)};
    return store.cart.addLineItem({...input, custom: {}}, context, signal);
  },
  update: (cartId, text, context, signal) => {
    const input = {cartId, lineItemId: text('lineItemId'), quantity: quantityOf(text)};
    return store.cart.updateLineItem(input, context, signal);
  },
  remove: (cartId, text, context, signal) =>
    store.cart.removeLineItem({cartId, lineItemId: text('lineItemId')}, context, signal),
  'apply-code': (cartId, text, context, signal) =>
    store.cart.applyCoupon({cartId, code: text('code')}, context, signal),
  'remove-code': (cartId, text, context, signal) =>
    store.cart.removeCoupon({cartId, code: text('code')}, context, signal),
  'apply-gift-card': (cartId, text, context, signal) =>
    store.cart.applyGiftCard?.({cartId, code: text('code')}, context, signal),
  'remove-gift-card': (cartId, text, context, signal) =>
    store.cart.removeGiftCard?.({cartId, paymentId: text('paymentId')}, context, signal),
};

const quantityOf = (text: (name: string) => string) => {
  const quantity = Number(text('quantity'));
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1;
};

/** Changes a cart as a form asks. `undefined` for a change that there isn't. */
export async function changeCart(
  change: string | undefined,
  {cartId, form}: {cartId: string; form: FormData},
  market: ShopMarket,
  request: Request,
): Promise<Cart | undefined> {
  const run = change !== undefined && Object.hasOwn(CHANGES, change) ? CHANGES[change] : undefined;
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return run?.(cartId, text, contextOf(market), signalOf(request));
}
