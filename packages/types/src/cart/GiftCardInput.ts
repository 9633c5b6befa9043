/**
 * The code that {@link GiftCardIntegration.applyGiftCard} enters.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {GiftCardInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: GiftCardInput = {cartId: 'cart-1', code: 'GIFT-7F3K-X7K2'};
 * ```
 */
export interface GiftCardInput {
  /** Key of the cart. */
  readonly cartId: string;
  /** Code as the shopper entered it. It is money: it belongs in no log. */
  readonly code: string;
}
