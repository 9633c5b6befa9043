import type {Money} from '../cms/Money.ts';

/**
 * The range of prices that results should be in.
 *
 * @category Refinements
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {PriceSelection} from '@storefront-toolkit/types/search';
 *
 * export const below150: PriceSelection = {
 *   type: 'price',
 *   key: 'price',
 *   max: moneyOf(15000, 'EUR'),
 * };
 * ```
 */
export interface PriceSelection {
  /** Tells the selection from others. */
  readonly type: 'price';
  /** Key of the {@link PriceRefinement}. */
  readonly key: string;
  /** Lowest price. Without it, there is no lower bound. */
  readonly min?: Money | undefined;
  /** Highest price. Without it, there is no upper bound. */
  readonly max?: Money | undefined;
}
