import {
  type CallOptions,
  createCaller,
  type Field,
  fieldOf,
  type Report,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Cart, CartMessage, CartMessageCode} from '@storefront-toolkit/types/cart';
import type {TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {explainShopifyFailure} from './errors.ts';
import {
  normalizeCart,
  type RawCart,
  type RawCartLine,
  type RawMessages,
  readMessages,
} from './normalize-cart.ts';
import {CART_QUERY} from './queries.ts';
import {foundIn} from './read-products.ts';
import {type Call, contextVariables, request} from './request.ts';
import type {AttributeInput} from './schema.ts';

/** Options of `createShopifyCartIntegration`. */
export interface ShopifyCartOptions<
  CartCustom extends object = object,
  LineCustom extends object = object,
> extends CallOptions {
  /** Whether the store's prices contain tax. The Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** Reads your own fields of a cart, from its `attributes` for example. */
  readonly cart?: ((raw: RawCart) => CartCustom) | undefined;
  /** Reads and writes your own fields of a line. Lines that differ in them stay apart. */
  readonly line?:
    | {
        readonly read: (raw: RawCartLine) => LineCustom;
        readonly write: (custom: LineCustom) => readonly AttributeInput[];
      }
    | undefined;
}

interface Change {
  readonly change: {
    readonly cart: RawCart | null;
    readonly userErrors: RawMessages;
    readonly warnings: RawMessages;
  } | null;
  readonly signIn?: {readonly userErrors: RawMessages} | null | undefined;
}

/** A change of a cart. */
interface ChangeInput {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The cart. Left out when there is none yet. */
  readonly cartId?: string | undefined;
  /** The code that is entered. */
  readonly code?: string | undefined;
  /** Errors of the vendor that say that there is nothing to do anymore. */
  readonly done?: readonly string[] | undefined;
  /** The meaning of errors that Shopify has no code of their own for. Default: `other`. */
  readonly refusal?: CartMessageCode | undefined;
}

const identity = {vendor: 'shopify', kind: 'commerce'} as const;

/** The messages for shoppers in the answer to a change: errors first, then warnings. */
function messagesOf(
  data: Field<Change>,
  report: Report,
  {code, done, refusal}: ChangeInput,
): readonly CartMessage[] {
  const answer = data.at('change').given();
  const errorsIn = (
    owner: Field<{readonly userErrors: RawMessages}> | undefined,
    facts: Pick<ChangeInput, 'done' | 'refusal'>,
  ) => (owner ? readMessages(owner.at('userErrors'), 'error', report, facts) : []);
  const warnings = answer
    ? readMessages(answer.at('warnings'), 'warning', report, {couponCode: code})
    : [];
  return [
    ...errorsIn(data.at('signIn').given(), {done}),
    ...errorsIn(answer, {done, refusal}),
    ...warnings,
  ];
}

/** The ways to read and change carts, which the methods of the integration share. */
export function openCarts<CartCustom extends object, LineCustom extends object>(
  client: StorefrontApiClient,
  options: ShopifyCartOptions<CartCustom, LineCustom>,
) {
  const {tax, cart: readCart, line} = options;
  const caller = createCaller(identity, explainShopifyFailure, options);
  const callFor = (operation: string, context: DynamicServerContext): Call => ({
    source: {...identity, operation},
    report: reportTo(context),
  });

  const normalize = (
    raw: RawCart,
    path: string,
    {source, report}: Call,
    messages?: readonly CartMessage[],
  ) =>
    normalizeCart<CartCustom, LineCustom>(raw, {
      source,
      path,
      tax,
      messages,
      report,
      cart: readCart,
      line: line?.read,
    });

  async function readPage(
    cartId: string,
    after: string | null | undefined,
    context: DynamicServerContext,
    signal: AbortSignal,
    call: Call,
  ): Promise<RawCart> {
    const variables = {...contextVariables(context), cartId, after};
    const data = await caller.read(call.source.operation, signal, (either) =>
      request<{cart: RawCart | null}>(client, CART_QUERY, variables, either, call),
    );
    const raw = foundIn<RawCart>(data.at('cart'));
    if (raw) return raw;
    throw createIntegrationError({...call.source, type: 'not-found', entity: 'cart', key: cartId});
  }

  /** The cart with the lines of all pages: the first page came with it. */
  async function withAllLines(
    raw: RawCart,
    context: DynamicServerContext,
    signal: AbortSignal,
    call: Call,
  ): Promise<RawCart> {
    const {id, lines} = raw;
    if (!id || !lines?.pageInfo?.hasNextPage || !Array.isArray(lines.nodes)) return raw;
    const after = lines.pageInfo.endCursor;
    const next = await readPage(id, after, context, signal, call);
    const more = fieldOf(next, call.source, 'data.cart').at('lines');
    if (next.lines?.pageInfo?.endCursor === after)
      more.at('pageInfo').fail('that of the next page');
    more.at('nodes').list();
    const rest = await withAllLines(next, context, signal, call);
    // A cart without some of its lines would show a total that they don't explain.
    const nodes = [...(lines.nodes as readonly RawCartLine[]), ...(rest.lines?.nodes ?? [])];
    return {...raw, lines: {...lines, nodes}};
  }

  const readRaw = async (
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
    call: Call,
  ) =>
    withAllLines(await readPage(cartId, undefined, context, signal, call), context, signal, call);

  /** The change that assigns a cart to the shopper who has signed in. */
  const identityOf = ({country: countryCode, accessToken}: DynamicServerContext) => ({
    countryCode,
    customerAccessToken: accessToken,
  });

  /** Sends a change, and reads the cart that it answers with. */
  async function change(
    operation: string,
    input: ChangeInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Cart<CartCustom, LineCustom>> {
    const call = callFor(operation, context);
    const {source, report} = call;
    const {query, variables, cartId} = input;
    const buyer = cartId &&
      context.accessToken && {signedIn: true, buyerIdentity: identityOf(context)};
    const all = {...contextVariables(context), ...buyer, ...variables, ...(cartId && {cartId})};
    const data = await caller.write(operation, signal, (either) =>
      request<Change>(client, query, all, either, call),
    );
    const messages = messagesOf(data, report, input);
    const changed = data.at('change').given()?.at('cart').given();
    if (changed) {
      const whole = await withAllLines(changed.value as RawCart, context, signal, call);
      return normalize(whole, 'data.change.cart', call, messages);
    }
    // Shopify answers a refused change without the cart, whether the cart is gone or the change is wrong.
    if (cartId)
      return normalize(await readRaw(cartId, context, signal, call), 'data.cart', call, messages);
    const reason = messages.map(({text}) => text).join(' ');
    if (!reason) return data.at('change').fail('an object with the new cart');
    throw createIntegrationError({...source, type: 'refused', status: 200, reason});
  }

  return {callFor, change, identityOf, normalize, readPage, readRaw};
}
