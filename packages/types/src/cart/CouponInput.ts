/**
 * Names a coupon of a cart.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {CouponInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: CouponInput = {cartId: 'cart-1', code: 'SPRING20'};
 * ```
 */
export interface CouponInput {
  /** Key of the cart. */
  readonly cartId: string;
  /** Code as the shopper entered it. */
  readonly code: string;
}
