/**
 * A promotion that takes a share off.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {PercentBenefit} from '@storefront-toolkit/types/catalog';
 *
 * export const benefit: PercentBenefit = {type: 'percent', percent: 20};
 * ```
 */
export interface PercentBenefit {
  /** Tells the benefit from others. */
  readonly type: 'percent';
  /** Share, in percent: above 0, at most 100. */
  readonly percent: number;
}
