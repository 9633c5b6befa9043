import type {createClient} from '@bigcommerce/catalyst-client';
import type {Cart, CartIntegration, GiftCardIntegration} from '@storefront-toolkit/types/cart';
import {EMPTY_CART_ID} from './normalize-cart.ts';
import {type BigCommerceCartOptions, identity, openCarts} from './open-carts.ts';
import {
  ADD_LINES,
  APPLY_COUPON,
  APPLY_GIFT_CERTIFICATE,
  ASSIGN_CART,
  CREATE_CART,
  DELETE_LINE,
  UNAPPLY_COUPON,
  UNAPPLY_GIFT_CERTIFICATE,
  UPDATE_CURRENCY,
  UPDATE_LINE,
  UPDATE_MESSAGE,
} from './queries.ts';

/** The refusal of what a cart without lines can't have. */
const EMPTY = 'The cart is empty.';

/**
 * Reads and changes carts of a BigCommerce store.
 *
 * BigCommerce makes a cart with its first line and deletes it with its last. In between, the integration has its own empty cart, so
 * that the key of a cart changes then: keep the one of the last answer.
 *
 * @param client - A client of the GraphQL Storefront API.
 * @param options - Tax, channel, custom fields, time limit and retries.
 */
export function createBigCommerceCartIntegration<
  CartCustom extends object = object,
  LineCustom extends object = object,
>(
  client: ReturnType<typeof createClient>,
  options: BigCommerceCartOptions<CartCustom, LineCustom>,
): CartIntegration<Cart<CartCustom, LineCustom>> &
  GiftCardIntegration<Cart<CartCustom, LineCustom>> {
  const {answerWith, change, itemOf, productOf} = openCarts(client, options);

  return {
    createCart(context, signal) {
      const source = {...identity, operation: 'createCart'};
      return answerWith(EMPTY_CART_ID, source, context, signal);
    },

    getCart(cartId, context, signal) {
      return answerWith(cartId, {...identity, operation: 'getCart'}, context, signal);
    },

    async addLineItem({cartId, variantId, quantity}, context, signal) {
      const source = {...identity, operation: 'addLineItem'};
      const variantEntityId = Number(variantId);
      const product = await productOf(variantEntityId, source, context, signal);
      if (product.value === null) {
        const text = 'The variant is not sold.';
        return answerWith(cartId, source, context, signal, [{level: 'error', code: 'other', text}]);
      }
      const productEntityId = product.at('entityId').integer();
      const lineItems = [{productEntityId, variantEntityId, quantity}];
      return cartId === EMPTY_CART_ID
        ? change(
            cartId,
            CREATE_CART,
            {lineItems, currencyCode: context.currency},
            source,
            context,
            signal,
          )
        : change(
            cartId,
            ADD_LINES,
            {cartEntityId: cartId, data: {lineItems}},
            source,
            context,
            signal,
          );
    },

    async updateLineItem({cartId, lineItemId, quantity}, context, signal) {
      const source = {...identity, operation: 'updateLineItem'};
      const item = await itemOf(cartId, lineItemId, source, context, signal);
      if (!item) {
        const message = {
          level: 'warning',
          code: 'item-removed',
          text: 'The line is gone.',
        } as const;
        return answerWith(cartId, source, context, signal, [message]);
      }
      const {productEntityId, variantEntityId} = item;
      const lineItem = {productEntityId, variantEntityId, quantity};
      const input = {
        cartEntityId: cartId,
        lineItemEntityId: lineItemId,
        data: {lineItem},
      };
      return change(cartId, UPDATE_LINE, input, source, context, signal);
    },

    async removeLineItem({cartId, lineItemId}, context, signal) {
      const source = {...identity, operation: 'removeLineItem'};
      const item = await itemOf(cartId, lineItemId, source, context, signal);
      if (!item) return answerWith(cartId, source, context, signal);
      const input = {cartEntityId: cartId, lineItemEntityId: lineItemId};
      return change(cartId, DELETE_LINE, input, source, context, signal);
    },

    async applyCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'applyCoupon'};
      if (cartId === EMPTY_CART_ID) {
        const refusal = {level: 'error', code: 'coupon-not-applicable', couponCode: code} as const;
        return answerWith(cartId, source, context, signal, [{...refusal, text: EMPTY}]);
      }
      const input = {checkoutEntityId: cartId, data: {couponCode: code}};
      return change(cartId, APPLY_COUPON, input, source, context, signal, {couponCode: code});
    },

    async removeCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'removeCoupon'};
      const cart = await answerWith(cartId, source, context, signal);
      if (!cart.coupons.some((coupon) => coupon.code === code)) return cart;
      const input = {checkoutEntityId: cartId, data: {couponCode: code}};
      return change(cartId, UNAPPLY_COUPON, input, source, context, signal, {couponCode: code});
    },

    updateNote({cartId, note}, context, signal) {
      const source = {...identity, operation: 'updateNote'};
      if (cartId === EMPTY_CART_ID) {
        const refusal = {level: 'error', code: 'other', text: EMPTY} as const;
        return answerWith(cartId, source, context, signal, [refusal]);
      }
      const input = {checkoutEntityId: cartId, data: {message: note}};
      return change(cartId, UPDATE_MESSAGE, input, source, context, signal);
    },

    async updateContext(cartId, context, signal) {
      const source = {...identity, operation: 'updateContext'};
      const cart = await answerWith(cartId, source, context, signal);
      const {currency} = context;
      if (cart.currency === currency) return cart;
      const input = {cartEntityId: cartId, data: {currencyCode: currency}};
      return change(cartId, UPDATE_CURRENCY, input, source, context, signal);
    },

    mergeCart(cartId, context, signal) {
      const source = {...identity, operation: 'mergeCart'};
      if (cartId === EMPTY_CART_ID || !context.accessToken) {
        return answerWith(cartId, source, context, signal);
      }
      return change(cartId, ASSIGN_CART, {cartEntityId: cartId}, source, context, signal);
    },

    applyGiftCard({cartId, code}, context, signal) {
      const source = {...identity, operation: 'applyGiftCard'};
      if (cartId === EMPTY_CART_ID) {
        const refusal = {level: 'error', code: 'gift-card-refused', text: EMPTY} as const;
        return answerWith(cartId, source, context, signal, [refusal]);
      }
      const input = {checkoutEntityId: cartId, data: {giftCertificateCode: code}};
      const entered = {giftCard: true};
      return change(cartId, APPLY_GIFT_CERTIFICATE, input, source, context, signal, entered);
    },

    async removeGiftCard({cartId, paymentId}, context, signal) {
      const source = {...identity, operation: 'removeGiftCard'};
      const cart = await answerWith(cartId, source, context, signal);
      if (!cart.payments.some(({id}) => id === paymentId)) return cart;
      const input = {checkoutEntityId: cartId, data: {giftCertificateCode: paymentId}};
      const entered = {giftCard: true};
      return change(cartId, UNAPPLY_GIFT_CERTIFICATE, input, source, context, signal, entered);
    },
  };
}
