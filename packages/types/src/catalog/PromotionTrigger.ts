/**
 * The way a promotion starts to apply.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {PromotionTrigger} from '@storefront-toolkit/types/catalog';
 *
 * const trigger: PromotionTrigger = 'coupon';
 * ```
 */
export type PromotionTrigger =
  /** It applies by itself as soon as its conditions are met. */
  | 'automatic'
  /** A shopper has to enter a code. */
  | 'coupon';
