import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {AddLineItemInput} from './AddLineItemInput.ts';
import type {Cart} from './Cart.ts';
import type {CouponInput} from './CouponInput.ts';
import type {LineItemInput} from './LineItemInput.ts';
import type {NoteInput} from './NoteInput.ts';
import type {UpdateLineItemInput} from './UpdateLineItemInput.ts';

/**
 * Reads and changes carts at a commerce vendor. Every change answers with the whole cart, because any of them may change every sum.
 *
 * Each method takes its input, then the {@link DynamicServerContext}, then an `AbortSignal` that aborts the call.
 * It rejects with an {@link IntegrationError}, and with nothing else. A change that the store's rules refuse isn't
 * an error: the answer is the unchanged cart, with a {@link CartMessage}.
 *
 * @typeParam Basket - The store's cart, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {CartIntegration} from '@storefront-toolkit/types/cart';
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * export async function addToCart(
 *   carts: CartIntegration,
 *   context: DynamicServerContext,
 *   signal: AbortSignal,
 *   variantId: string,
 *   cartId?: string,
 * ) {
 *   const id = cartId ?? (await carts.createCart(context, signal)).id;
 *   return carts.addLineItem(
 *     {cartId: id, variantId, quantity: 1, custom: {}},
 *     context,
 *     signal,
 *   );
 * }
 * ```
 */
export interface CartIntegration<Basket extends Cart = Cart> {
  /**
   * Makes an empty cart, in the currency and for the country of the context.
   *
   * @returns The cart.
   */
  createCart(context: DynamicServerContext, signal: AbortSignal): Promise<Basket>;
  /**
   * Reads a cart.
   *
   * @param cartId - Key of the cart.
   * @returns The cart.
   * @throws {@link IntegrationError} of type `not-found` when it has expired or was bought: make a new one then.
   */
  getCart(cartId: string, context: DynamicServerContext, signal: AbortSignal): Promise<Basket>;
  /**
   * Puts a variant into a cart. The quantity of a line with the same variant and the same fields of its own grows.
   *
   * @param input - The variant, the quantity and the cart.
   * @returns The cart. When fewer were added than asked for, it says so in its messages.
   */
  addLineItem(
    input: AddLineItemInput<Basket['lineItems'][number]['custom']>,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Changes the quantity of a line.
   *
   * @param input - Which line, and how many there should be.
   * @returns The cart. When fewer are there than asked for, it says so in its messages.
   */
  updateLineItem(
    input: UpdateLineItemInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Removes a line. A line that is already gone isn't an error.
   *
   * @param input - Which line.
   * @returns The cart.
   */
  removeLineItem(
    input: LineItemInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Enters a code.
   *
   * @param input - The code, and the cart.
   * @returns The cart. When the code wasn't accepted, its messages say why.
   */
  applyCoupon(
    input: CouponInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Removes a code. A code that is already gone isn't an error.
   *
   * @param input - The code, and the cart.
   * @returns The cart.
   */
  removeCoupon(
    input: CouponInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Keeps the shopper's note with a cart, in place of the one that it has.
   *
   * @param input - The note, and the cart.
   * @returns The cart. When the store takes no notes, its messages say so.
   */
  updateNote(input: NoteInput, context: DynamicServerContext, signal: AbortSignal): Promise<Basket>;
  /**
   * Moves a cart to the currency, the country and the language of the context, as far as the vendor has them. Call it when the
   * shopper chooses another market.
   *
   * @param cartId - Key of the cart.
   * @returns The cart, whose prices may have changed. It may be another one: keep its key. When it can't be sold there, it is
   * unchanged, and its messages say why.
   */
  updateContext(
    cartId: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Gives a guest's cart to the shopper who has signed in. Call it once after the sign-in, with the shopper's `accessToken` in the
   * context. Without a token, it only reads the cart.
   *
   * @param cartId - Key of the guest's cart.
   * @returns The shopper's cart. It may be another one: keep its key.
   * @throws {@link IntegrationError} of type `not-found` when there is no such cart. A vendor that knows whose a cart is says so of another
   * shopper's too.
   */
  mergeCart(cartId: string, context: DynamicServerContext, signal: AbortSignal): Promise<Basket>;
}
