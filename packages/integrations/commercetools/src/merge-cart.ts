import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {type CallSource, fieldOf, reportTo} from '@storefront-toolkit/integration-core';
import type {Cart} from '@storefront-toolkit/types/cart';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError, isIntegrationError} from '@storefront-toolkit/types/config';
import {mergeRequests} from './cart-requests.ts';
import {draftsOfLines} from './move-cart.ts';
import type {RawCart} from './normalize-cart.ts';
import {identity, type OpenCarts} from './open-carts.ts';

const source: CallSource = {...identity, operation: 'mergeCart'};

/** A context in which a shopper has signed in. */
type SignedIn = DynamicServerContext & {readonly accessToken: string};

/** The cart that a shopper has. `undefined` when there is none. */
async function readActiveCart<CartCustom extends object, LineCustom extends object>(
  {caller}: OpenCarts<CartCustom, LineCustom>,
  api: ByProjectKeyRequestBuilder,
  {accessToken}: SignedIn,
  signal: AbortSignal,
): Promise<RawCart | undefined> {
  const wanted = {entity: 'cart', key: 'active'};
  const call = (either: AbortSignal) => mergeRequests(api, accessToken).activeCart(either);
  try {
    return await caller.read(source.operation, signal, call, wanted);
  } catch (error) {
    if (isIntegrationError(error) && error.type === 'not-found') return undefined;
    throw error;
  }
}

/** Puts the lines of a guest's cart into the shopper's, then deletes the guest's cart: merged again, its lines would be there twice. */
async function addLines<CartCustom extends object, LineCustom extends object>(
  {caller, change}: OpenCarts<CartCustom, LineCustom>,
  api: ByProjectKeyRequestBuilder,
  {guestCart, active}: {readonly guestCart: RawCart; readonly active: RawCart},
  context: SignedIn,
  signal: AbortSignal,
): Promise<Cart<CartCustom, LineCustom>> {
  const guest = fieldOf(guestCart, source);
  const lines = draftsOfLines(guest).map((each) => ({action: 'addLineItem', ...each}) as const);
  const activeId = fieldOf(active, source).at('id').filledText();
  const cart = await change(activeId, source, context, signal, () => lines);
  if (cart.messages.length > 0) return cart;
  const [id, version] = [guest.at('id').filledText(), guest.at('version').integer()];
  try {
    await caller.write(source.operation, signal, (either) =>
      mergeRequests(api, context.accessToken).remove(id, version, either),
    );
  } catch {
    const reason = "is in the shopper's cart too. Delete it before it is merged again";
    reportTo(context)({...source, missing: "deletion of the guest's cart", path: id, reason});
  }
  return cart;
}

/**
 * Gives a guest's cart to the shopper who has signed in. A shopper who has a cart gets the guest's lines into it.
 *
 * @throws {@link IntegrationError} of type `not-found` also when the cart is another shopper's.
 */
export async function mergeCart<CartCustom extends object, LineCustom extends object>(
  carts: OpenCarts<CartCustom, LineCustom>,
  api: ByProjectKeyRequestBuilder,
  cartId: string,
  context: DynamicServerContext,
  signal: AbortSignal,
): Promise<Cart<CartCustom, LineCustom>> {
  const {caller, normalize, read} = carts;
  const {accessToken, ...guest} = context;
  const raw = await read(cartId, source, guest, signal);
  if (accessToken === undefined) return normalize(raw, source, context);
  const requests = mergeRequests(api, accessToken);
  const me = await caller.read(source.operation, signal, (either) => requests.shopper(either));
  const customerId = fieldOf(me, source).at('id').filledText();
  if (raw.customerId === customerId) return normalize(raw, source, context);
  if (raw.customerId) {
    throw createIntegrationError({...source, type: 'not-found', entity: 'cart', key: cartId});
  }
  const signedIn = {...context, accessToken};
  const active = await readActiveCart(carts, api, signedIn, signal);
  if (active) return addLines(carts, api, {guestCart: raw, active}, signedIn, signal);
  const version = fieldOf(raw, source).at('version').integer();
  const body = await caller.write(source.operation, signal, (either) =>
    requests.assign(cartId, version, customerId, either),
  );
  return normalize(body, source, context);
}
