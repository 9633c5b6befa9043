/**
 * A promotion that gives some of the goods away when more are bought: three for two.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {BundleBenefit} from '@storefront-toolkit/types/catalog';
 *
 * export const threeForTwo: BundleBenefit = {type: 'bundle', buy: 3, pay: 2};
 * ```
 */
export interface BundleBenefit {
  /** Tells the benefit from others. */
  readonly type: 'bundle';
  /** The number of pieces that a shopper has to take. */
  readonly buy: number;
  /** The number of those pieces that the shopper pays for. Less than `buy`. */
  readonly pay: number;
}
