/**
 * The part of an order that a promotion makes cheaper.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {PromotionTarget} from '@storefront-toolkit/types/catalog';
 *
 * const target: PromotionTarget = 'order';
 * ```
 */
export type PromotionTarget =
  /** Single products or line items. */
  | 'item'
  /** The order as a whole. */
  | 'order'
  /** Shipping. */
  | 'shipping';
