import {
  type CallOptions,
  type CallSource,
  createCaller,
  type Field,
} from '@storefront-toolkit/integration-core';
import type {Cart, CartIntegration} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {AttributeInput, CartUserError, CartWarning} from './schema.ts';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {explainShopifyFailure} from './errors.ts';
import {normalizeCart, type RawCart, type RawCartLine, readMessages} from './normalize-cart.ts';
import {
  CART_CODES,
  CART_CREATE,
  CART_LINES_ADD,
  CART_LINES_REMOVE,
  CART_LINES_UPDATE,
  CART_QUERY,
} from './queries.ts';
import type {Raw} from './raw.ts';
import {contextVariables, request} from './request.ts';

/** Options of {@link createShopifyCartIntegration}. */
export interface ShopifyCartOptions<
  CartCustom extends object = object,
  LineCustom extends object = object,
> extends CallOptions {
  /** Whether the store's prices contain tax. The Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** Reads your own fields of a cart, from its `attributes` for example. */
  readonly cart?: (raw: RawCart) => CartCustom;
  /** Reads and writes your own fields of a line. Lines that differ in them stay apart. */
  readonly line?: {
    readonly read: (raw: RawCartLine) => LineCustom;
    readonly write: (custom: LineCustom) => readonly AttributeInput[];
  };
}

interface Change {
  readonly change: {
    readonly cart: RawCart | null;
    readonly userErrors: readonly Raw<CartUserError>[];
    readonly warnings: readonly Raw<CartWarning>[];
  };
}

const identity = {vendor: 'shopify', kind: 'commerce'} as const;

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
): CartIntegration<Cart<CartCustom, LineCustom>> {
  const {tax, cart: readCart, line} = options;
  const caller = createCaller(identity, explainShopifyFailure, options);
  const settings = {tax, cart: readCart, line: line?.read};
  const notFound = (source: CallSource, cartId: string) =>
    createIntegrationError({...source, type: 'not-found', entity: 'cart', key: cartId});

  async function readRaw(
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<RawCart> {
    const variables = {...contextVariables(context), cartId};
    const data = await caller.read(source.operation, signal, (either) =>
      request<{cart: RawCart | null}>(client, CART_QUERY, variables, either, source),
    );
    if (data.at('cart').value === undefined) data.at('cart').fail('an object or null');
    if (data.at('cart').value === null) throw notFound(source, cartId);
    return data.at('cart').value as RawCart;
  }

  /** Sends a change, and reads the cart that it answers with. */
  async function change(
    query: string,
    variables: Readonly<Record<string, unknown>> & {readonly cartId?: string},
    context: DynamicServerContext,
    signal: AbortSignal,
    {source, code, mayBeGone}: {source: CallSource; code?: string; mayBeGone?: boolean},
  ): Promise<Cart<CartCustom, LineCustom>> {
    const all = {...contextVariables(context), ...variables};
    const data = await caller.write(source.operation, signal, (either) =>
      request<Change>(client, query, all, either, source),
    );
    const answer: Field<Change['change']> = data.at('change');
    const errors = readMessages(answer.at('userErrors'), 'error');
    const warnings = readMessages(answer.at('warnings'), 'warning', code);
    const messages = [...(mayBeGone ? [] : errors), ...warnings];
    const changed = answer.at('cart').given();
    if (changed) {
      const place = {source, path: 'data.change.cart', messages, ...settings};
      return normalizeCart<CartCustom, LineCustom>(changed.value as RawCart, place);
    }
    const {cartId} = variables;
    if (errors.length === 0 || cartId === undefined) return answer.at('cart').fail('a cart');
    // Shopify answers a refused change without the cart, whether the cart is gone or the change is wrong.
    const raw = await readRaw(cartId, context, signal, source);
    return normalizeCart<CartCustom, LineCustom>(raw, {
      source,
      path: 'data.cart',
      messages,
      ...settings,
    });
  }

  async function readCodes(
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
    source: CallSource,
  ): Promise<readonly string[]> {
    const raw = await readRaw(cartId, context, signal, source);
    const place = {source, path: 'data.cart', ...settings};
    return normalizeCart(raw, place).coupons.map(({code}) => code);
  }

  return {
    createCart(context, signal) {
      const {country: countryCode, accessToken: customerAccessToken} = context;
      const input = {buyerIdentity: {countryCode, customerAccessToken}};
      const source = {...identity, operation: 'createCart'};
      return change(CART_CREATE, {input}, context, signal, {source});
    },

    async getCart(cartId, context, signal) {
      const source = {...identity, operation: 'getCart'};
      const raw = await readRaw(cartId, context, signal, source);
      return normalizeCart<CartCustom, LineCustom>(raw, {source, path: 'data.cart', ...settings});
    },

    addLineItem({cartId, variantId, quantity, custom}, context, signal) {
      const attributes = line?.write(custom) ?? [];
      const lines = [{merchandiseId: variantId, quantity, attributes}];
      const source = {...identity, operation: 'addLineItem'};
      return change(CART_LINES_ADD, {cartId, lines}, context, signal, {source});
    },

    updateLineItem({cartId, lineItemId, quantity}, context, signal) {
      const lines = [{id: lineItemId, quantity}];
      const source = {...identity, operation: 'updateLineItem'};
      return change(CART_LINES_UPDATE, {cartId, lines}, context, signal, {source});
    },

    removeLineItem({cartId, lineItemId}, context, signal) {
      const variables = {cartId, lineIds: [lineItemId]};
      const source = {...identity, operation: 'removeLineItem'};
      return change(CART_LINES_REMOVE, variables, context, signal, {source, mayBeGone: true});
    },

    async applyCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'applyCoupon'};
      const codes = await readCodes(cartId, context, signal, source);
      const discountCodes = [...new Set([...codes, code])];
      return change(CART_CODES, {cartId, discountCodes}, context, signal, {source, code});
    },

    async removeCoupon({cartId, code}, context, signal) {
      const source = {...identity, operation: 'removeCoupon'};
      const codes = await readCodes(cartId, context, signal, source);
      const discountCodes = codes.filter((held) => held.toUpperCase() !== code.toUpperCase());
      return change(CART_CODES, {cartId, discountCodes}, context, signal, {source});
    },
  };
}
