import {
  BigCommerceAuthError,
  BigCommerceGQLError,
  type createClient,
} from '@bigcommerce/catalyst-client';
import {
  type CallOptions,
  type CallSource,
  createCaller,
  fieldOf,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Cart, CartIntegration, CartMessage} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, isIntegrationError} from '@storefront-toolkit/types/config';
import {explainBigCommerceFailure} from './errors.ts';
import {EMPTY_CART_ID, emptyCart, normalizeCart} from './normalize-cart.ts';
import {
  ADD_LINES,
  APPLY_COUPON,
  CART_QUERY,
  CREATE_CART,
  DELETE_LINE,
  UNAPPLY_COUPON,
  UPDATE_LINE,
  VARIANT_QUERY,
} from './queries.ts';
import type {RawBasket, RawCartItem} from './raw.ts';

/** Options of {@link createBigCommerceCartIntegration}. */
export interface BigCommerceCartOptions<
  CartCustom extends object = object,
  LineCustom extends object = object,
> extends CallOptions {
  /** Whether the store's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Channel of the request. Without it, the client's own. */
  readonly channelFor?: ((context: DynamicServerContext) => string) | undefined;
  /** Reads your own fields of a cart. */
  readonly cart?: ((raw: RawBasket) => CartCustom) | undefined;
  /** Reads your own fields of a line. */
  readonly line?: ((raw: RawCartItem) => LineCustom) | undefined;
}

interface Changed {
  readonly area: {readonly change: {readonly cart: {readonly entityId: string} | null} | null};
}

const identity = {vendor: 'bigcommerce', kind: 'commerce'} as const;

/** The message of the cart for an error of GraphQL by which BigCommerce refuses something. `undefined` for any other failure. */
function refusalIn(error: unknown, couponCode: string | undefined): CartMessage | undefined {
  const cause: unknown = isIntegrationError(error) ? error.cause : undefined;
  if (!(cause instanceof BigCommerceGQLError) || cause instanceof BigCommerceAuthError) {
    return undefined;
  }
  const text = cause.errors[0]?.message ?? cause.message;
  if (couponCode) return {level: 'error', code: 'coupon-not-applicable', text, couponCode};
  const code = text.startsWith('Not enough stock') ? 'quantity-limited' : 'other';
  return {level: 'error', code, text};
}

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
): CartIntegration<Cart<CartCustom, LineCustom>> {
  const {tax, channelFor, cart: readCart, line} = options;
  const caller = createCaller(identity, explainBigCommerceFailure, options);
  const settings = {path: 'data.site', tax, cart: readCart, line};

  const send = <Data>(
    document: string,
    variables: Record<string, unknown>,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) => {
    const {accessToken: customerAccessToken} = context;
    const channelId = channelFor?.(context);
    return client.fetch<Data, Record<string, unknown>>({
      document: document as unknown as object,
      variables,
      fetchOptions: {signal, cache: 'no-store'},
      ...(customerAccessToken && {customerAccessToken}),
      ...(channelId && {channelId}),
    });
  };

  async function readRaw(
    id: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<RawBasket> {
    const answer = await caller.read(source.operation, signal, (either) =>
      send<{site: RawBasket}>(CART_QUERY, {id}, context, either),
    );
    const site = fieldOf<{data: {site: RawBasket}}>(answer, source).at('data').at('site');
    const cart = site.at('cart');
    if (cart.value === undefined) cart.fail('an object or null');
    if (cart.value !== null) return site.value as RawBasket;
    throw createIntegrationError({...source, type: 'not-found', entity: 'cart', key: id});
  }

  /** The cart of a key, after what has come up. */
  async function answerWith(
    id: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
    messages: readonly CartMessage[] = [],
  ): Promise<Cart<CartCustom, LineCustom>> {
    const place = {...settings, source, messages, report: reportTo(context)};
    if (id === EMPTY_CART_ID) return emptyCart<CartCustom, LineCustom>(context.currency, place);
    const raw = await readRaw(id, source, context, signal);
    return normalizeCart<CartCustom, LineCustom>(raw, place);
  }

  /** Sends a change, then reads the cart: its key may be another one now, or none. */
  async function change(
    cartId: string,
    query: string,
    input: object,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
    couponCode?: string,
  ): Promise<Cart<CartCustom, LineCustom>> {
    try {
      const answer = await caller.write(source.operation, signal, (either) =>
        send<Changed>(query, {input}, context, either),
      );
      const done = fieldOf<{data: Changed}>(answer, source).at('data').at('area').at('change');
      const {value: gone} = done.at('cart');
      const id = gone === null ? EMPTY_CART_ID : done.at('cart').at('entityId').filledText();
      return await answerWith(id, source, context, signal);
    } catch (error) {
      const refusal = refusalIn(error, couponCode);
      if (!refusal) throw error;
      return answerWith(cartId, source, context, signal, [refusal]);
    }
  }

  async function itemOf(
    cartId: string,
    lineItemId: string,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) {
    if (cartId === EMPTY_CART_ID) return undefined;
    const raw = await readRaw(cartId, source, context, signal);
    const {physicalItems, digitalItems} = raw.cart?.lineItems ?? {};
    return [...(physicalItems ?? []), ...(digitalItems ?? [])].find(
      (item) => item?.entityId === lineItemId,
    );
  }

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
      const answer = await caller.read(source.operation, signal, (either) =>
        send<{site: {product: {entityId: number} | null}}>(
          VARIANT_QUERY,
          {id: variantEntityId},
          context,
          either,
        ),
      );
      const site = fieldOf(answer, source).at('data').at('site');
      const product = site.at('product');
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
        const text = 'The cart is empty.';
        return answerWith(cartId, source, context, signal, [{...refusal, text}]);
      }
      const input = {checkoutEntityId: cartId, data: {couponCode: code}};
      return change(cartId, APPLY_COUPON, input, source, context, signal, code);
    },

    async removeCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'removeCoupon'};
      const cart = await answerWith(cartId, source, context, signal);
      if (!cart.coupons.some((coupon) => coupon.code === code)) return cart;
      const input = {checkoutEntityId: cartId, data: {couponCode: code}};
      return change(cartId, UNAPPLY_COUPON, input, source, context, signal, code);
    },
  };
}
