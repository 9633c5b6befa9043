import type {CouponStatus} from './CouponStatus.ts';

/**
 * A code that a shopper entered. The cart's promotions have the amount that it took off, under the same code.
 *
 * @category Discounts
 * @entity
 * @example
 * ```ts
 * import type {Coupon} from '@storefront-toolkit/types/cart';
 *
 * export const coupon: Coupon = {code: 'SPRING20', status: 'applied'};
 * ```
 */
export interface Coupon {
  /** Code as the store writes it. */
  readonly code: string;
  /** Whether it takes effect. */
  readonly status: CouponStatus;
}
