/**
 * A promotion that adds a free product.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {GiftBenefit} from '@storefront-toolkit/types/catalog';
 *
 * export const benefit: GiftBenefit = {type: 'gift', productId: 'dry-bag-5'};
 * ```
 */
export interface GiftBenefit {
  /** Tells the benefit from others. */
  readonly type: 'gift';
  /** Key of the product that is added. */
  readonly productId: string;
}
