/**
 * A promotion under which shipping costs nothing.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {FreeShippingBenefit} from '@storefront-toolkit/types/catalog';
 *
 * export const benefit: FreeShippingBenefit = {type: 'free-shipping'};
 * ```
 */
export interface FreeShippingBenefit {
  /** Tells the benefit from others. */
  readonly type: 'free-shipping';
}
