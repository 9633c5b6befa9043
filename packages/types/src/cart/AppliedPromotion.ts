import type {Money} from '../cms/Money.ts';

/**
 * The amount that a promotion took off a cart, an order or a line item.
 *
 * @category Discounts
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {AppliedPromotion} from '@storefront-toolkit/types/cart';
 *
 * export const spring: AppliedPromotion = {
 *   id: 'spring-20',
 *   label: '20% off jackets',
 *   discount: moneyOf(2580, 'EUR'),
 * };
 * ```
 */
export interface AppliedPromotion {
  /** Key of the promotion. */
  readonly id: string;
  /** Text that shoppers see beside the discount. */
  readonly label: string;
  /** The amount taken off. Zero or above; for a gift, its whole price. */
  readonly discount: Money;
  /** Code of the coupon that brought it about. Left out when it applied by itself. */
  readonly couponCode?: string | undefined;
}
