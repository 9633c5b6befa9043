/**
 * Whether a coupon that was accepted takes effect.
 *
 * A code that the store doesn't know is never part of a cart: the answer then has a {@link CartMessage}.
 *
 * @category Discounts
 * @example
 * ```ts
 * import type {CouponStatus} from '@storefront-toolkit/types/cart';
 *
 * const status: CouponStatus = 'applied';
 * ```
 */
export type CouponStatus =
  /** It takes something off. */
  | 'applied'
  /** It is valid, but the cart doesn't meet its conditions now: the goods, their number or their value. */
  | 'not-applicable';
