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
import type {Cart, CartMessage} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, isIntegrationError} from '@storefront-toolkit/types/config';
import {createSender} from './create-sender.ts';
import {explainBigCommerceFailure} from './errors.ts';
import {EMPTY_CART_ID, emptyCart, normalizeCart} from './normalize-cart.ts';
import {CART_QUERY, VARIANT_QUERY} from './queries.ts';
import type {RawBasket, RawCartItem} from './raw.ts';

/** Options of `createBigCommerceCartIntegration`. */
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

/** The integration that all calls for carts are part of. */
export const identity = {vendor: 'bigcommerce', kind: 'commerce'} as const;

interface Changed {
  readonly area: {readonly change: {readonly cart: {readonly entityId: string} | null} | null};
}

/** The code that a change enters, which a refusal is about then. */
interface Entered {
  readonly couponCode?: string | undefined;
  readonly giftCard?: boolean | undefined;
}

/** The message of the cart for an error of GraphQL by which BigCommerce refuses something. `undefined` for any other failure. */
function refusalIn(error: unknown, {couponCode, giftCard}: Entered): CartMessage | undefined {
  const cause: unknown = isIntegrationError(error) ? error.cause : undefined;
  if (!(cause instanceof BigCommerceGQLError) || cause instanceof BigCommerceAuthError) {
    return undefined;
  }
  const text = cause.errors[0]?.message ?? cause.message;
  if (couponCode) return {level: 'error', code: 'coupon-not-applicable', text, couponCode};
  if (giftCard) return {level: 'error', code: 'gift-card-refused', text};
  const code = text.startsWith('Not enough stock') ? 'quantity-limited' : 'other';
  return {level: 'error', code, text};
}

/** The ways to read and change carts, which the methods of the integration share. */
export function openCarts<CartCustom extends object, LineCustom extends object>(
  client: ReturnType<typeof createClient>,
  options: BigCommerceCartOptions<CartCustom, LineCustom>,
) {
  const {tax, channelFor, cart: readCart, line} = options;
  const caller = createCaller(identity, explainBigCommerceFailure, options);
  const settings = {path: 'data.site', tax, cart: readCart, line};
  const send = createSender(client, channelFor);

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
    entered: Entered = {},
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
      const refusal = refusalIn(error, entered);
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

  /** The product of a variant. Its value is `null` when it isn't sold. */
  async function productOf(
    id: number,
    source: CallSource,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) {
    const answer = await caller.read(source.operation, signal, (either) =>
      send<{site: {product: {entityId: number} | null}}>(VARIANT_QUERY, {id}, context, either),
    );
    return fieldOf(answer, source).at('data').at('site').at('product');
  }

  return {answerWith, change, itemOf, productOf};
}
