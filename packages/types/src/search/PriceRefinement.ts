import type {Money} from '../cms/Money.ts';
import type {RefinementBase} from './RefinementBase.ts';

/**
 * Narrows results to a range of prices. Its bounds are money, so that cents and currency can't get lost on the way to a slider.
 *
 * @category Refinements
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {PriceRefinement} from '@storefront-toolkit/types/search';
 *
 * export const price: PriceRefinement = {
 *   type: 'price',
 *   key: 'price',
 *   label: 'Price',
 *   min: moneyOf(1999, 'EUR'),
 *   max: moneyOf(32900, 'EUR'),
 *   selectedMax: moneyOf(15000, 'EUR'),
 * };
 * ```
 */
export interface PriceRefinement extends RefinementBase {
  /** Tells the refinement from others. */
  readonly type: 'price';
  /** Lowest price among the results. */
  readonly min: Money;
  /** Highest price among the results. */
  readonly max: Money;
  /** Price from which results are shown now. Left out when there is no lower bound. */
  readonly selectedMin?: Money | undefined;
  /** Price up to which results are shown now. Left out when there is no upper bound. */
  readonly selectedMax?: Money | undefined;
}
