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
  /** How many have to be taken. */
  readonly buy: number;
  /** How many of them are paid. Less than `buy`. */
  readonly pay: number;
}
