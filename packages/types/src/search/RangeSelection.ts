/**
 * The range of a figure that results should be in.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {RangeSelection} from '@storefront-toolkit/types/search';
 *
 * export const light: RangeSelection = {type: 'range', key: 'weight', max: 500};
 * ```
 */
export interface RangeSelection {
  /** Tells the selection from others. */
  readonly type: 'range';
  /** Key of the {@link RangeRefinement}. */
  readonly key: string;
  /** Lowest figure, in the unit of the refinement. Without it, there is no lower bound. */
  readonly min?: number | undefined;
  /** Highest figure. Without it, there is no upper bound. */
  readonly max?: number | undefined;
}
