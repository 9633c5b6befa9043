import {fieldOf} from '@storefront-toolkit/integration-core';
import type {Cart, CartIntegration, GiftCardIntegration} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {readCoupons} from './normalize-cart.ts';
import {openCarts, type ShopifyCartOptions} from './open-carts.ts';
import {
  CART_BUYER,
  CART_CODES,
  CART_CREATE,
  CART_GIFT_CARDS_ADD,
  CART_GIFT_CARDS_REMOVE,
  CART_LINES_ADD,
  CART_LINES_REMOVE,
  CART_LINES_UPDATE,
  CART_NOTE,
} from './queries.ts';

/**
 * Reads and changes carts of a Shopify store. The checkout is Shopify's own: `checkoutUrl` leads there.
 *
 * @param client - A client of the Storefront API. Leave its `retries` at 0: the integration repeats what may be repeated.
 * @param options - Tax, custom fields, time limit and retries.
 */
export function createShopifyCartIntegration<
  CartCustom extends object = object,
  LineCustom extends object = object,
>(
  client: StorefrontApiClient,
  options: ShopifyCartOptions<CartCustom, LineCustom>,
): CartIntegration<Cart<CartCustom, LineCustom>> &
  GiftCardIntegration<Cart<CartCustom, LineCustom>> {
  const {line} = options;
  const {callFor, change, identityOf, normalize, readPage, readRaw} = openCarts(client, options);

  /** Tells Shopify who buys, and where. The country decides on the prices and the currency. */
  const updateBuyer = (
    operation: string,
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) => {
    // The change is the sign-in itself.
    const variables = {buyerIdentity: identityOf(context), signedIn: false};
    return change(operation, {query: CART_BUYER, variables, cartId}, context, signal);
  };

  async function readCodes(
    operation: string,
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const call = callFor(operation, context);
    const raw = await readPage(cartId, undefined, context, signal, call);
    const codes = fieldOf(raw, call.source, 'data.cart').at('discountCodes');
    return readCoupons(codes, [], call.report).map(({code}) => code);
  }

  return {
    createCart(context, signal) {
      const variables = {input: {buyerIdentity: identityOf(context)}};
      return change('createCart', {query: CART_CREATE, variables}, context, signal);
    },

    async getCart(cartId, context, signal) {
      const call = callFor('getCart', context);
      return normalize(await readRaw(cartId, context, signal, call), 'data.cart', call);
    },

    addLineItem({cartId, variantId, quantity, custom}, context, signal) {
      const attributes = line?.write(custom) ?? [];
      const variables = {lines: [{merchandiseId: variantId, quantity, attributes}]};
      return change('addLineItem', {query: CART_LINES_ADD, variables, cartId}, context, signal);
    },

    updateLineItem({cartId, lineItemId, quantity}, context, signal) {
      const variables = {lines: [{id: lineItemId, quantity}]};
      return change(
        'updateLineItem',
        {query: CART_LINES_UPDATE, variables, cartId},
        context,
        signal,
      );
    },

    removeLineItem({cartId, lineItemId}, context, signal) {
      const variables = {lineIds: [lineItemId]};
      const input = {
        query: CART_LINES_REMOVE,
        variables,
        cartId,
        done: ['INVALID_MERCHANDISE_LINE'],
      };
      return change('removeLineItem', input, context, signal);
    },

    async applyCoupon({cartId, code}, context, signal) {
      const codes = await readCodes('applyCoupon', cartId, context, signal);
      const variables = {discountCodes: [...new Set([...codes, code])]};
      return change('applyCoupon', {query: CART_CODES, variables, cartId, code}, context, signal);
    },

    async removeCoupon({cartId, code}, context, signal) {
      const codes = await readCodes('removeCoupon', cartId, context, signal);
      const kept = codes.filter((held) => held.toUpperCase() !== code.toUpperCase());
      const variables = {discountCodes: kept};
      return change('removeCoupon', {query: CART_CODES, variables, cartId}, context, signal);
    },

    updateNote({cartId, note}, context, signal) {
      return change('updateNote', {query: CART_NOTE, variables: {note}, cartId}, context, signal);
    },

    updateContext(cartId, context, signal) {
      return updateBuyer('updateContext', cartId, context, signal);
    },

    async mergeCart(cartId, context, signal) {
      if (context.accessToken) return updateBuyer('mergeCart', cartId, context, signal);
      const call = callFor('mergeCart', context);
      return normalize(await readRaw(cartId, context, signal, call), 'data.cart', call);
    },

    applyGiftCard({cartId, code}, context, signal) {
      const variables = {giftCardCodes: [code]};
      const refusal = 'gift-card-refused';
      const input = {query: CART_GIFT_CARDS_ADD, variables, cartId, refusal} as const;
      return change('applyGiftCard', input, context, signal);
    },

    async removeGiftCard({cartId, paymentId}, context, signal) {
      const call = callFor('removeGiftCard', context);
      const cart = normalize(await readRaw(cartId, context, signal, call), 'data.cart', call);
      if (!cart.payments.some(({id}) => id === paymentId)) return cart;
      const variables = {appliedGiftCardIds: [paymentId]};
      const input = {query: CART_GIFT_CARDS_REMOVE, variables, cartId};
      return change('removeGiftCard', input, context, signal);
    },
  };
}
