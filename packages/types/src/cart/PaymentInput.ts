/**
 * The id of a payment in a cart.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {PaymentInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: PaymentInput = {cartId: 'cart-1', paymentId: 'pay-1'};
 * ```
 */
export interface PaymentInput {
  /** Key of the cart. */
  readonly cartId: string;
  /** Key of the payment. */
  readonly paymentId: string;
}
