import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {Cart} from './Cart.ts';
import type {GiftCardInput} from './GiftCardInput.ts';
import type {PaymentInput} from './PaymentInput.ts';

/**
 * Pays carts with gift cards, at a commerce vendor that has them. Its cart integration has these methods too.
 *
 * A gift card doesn't change a cart's total. It is a {@link Payment} of the method `gift-card`, toward the total.
 *
 * @typeParam Basket - The store's cart, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {Cart, GiftCardIntegration} from '@storefront-toolkit/types/cart';
 * import {type DynamicServerContext, subtractMoney, sumMoney} from '@storefront-toolkit/types/cms';
 *
 * // Enters a code, and says what is left to pay.
 * export async function payWithGiftCard(
 *   carts: GiftCardIntegration,
 *   {id}: Cart,
 *   code: string,
 *   context: DynamicServerContext,
 *   signal: AbortSignal,
 * ) {
 *   const {totals, payments, messages} = await carts.applyGiftCard(
 *     {cartId: id, code},
 *     context,
 *     signal,
 *   );
 *   const paid = sumMoney(
 *     payments.map(({amount}) => amount),
 *     totals.total.currency,
 *   );
 *   return {left: subtractMoney(totals.total, paid), messages};
 * }
 * ```
 */
export interface GiftCardIntegration<Basket extends Cart = Cart> {
  /**
   * Enters a gift card's code.
   *
   * @param input - The code, and the cart.
   * @returns The cart. When the card wasn't accepted, a message with the code `gift-card-refused` says why.
   */
  applyGiftCard(
    input: GiftCardInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
  /**
   * Removes a gift card. One that is already gone isn't an error.
   *
   * @param input - The gift card's payment, and the cart.
   * @returns The cart.
   */
  removeGiftCard(
    input: PaymentInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Basket>;
}
