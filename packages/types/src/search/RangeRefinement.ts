import type {MeasureUnit} from '../catalog/MeasureUnit.ts';
import type {RefinementBase} from './RefinementBase.ts';

/**
 * Narrows results to a range of a figure, such as a weight: two fields or a slider. A range of prices is a {@link PriceRefinement}.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {RangeRefinement} from '@storefront-toolkit/types/search';
 *
 * export const weight: RangeRefinement = {
 *   type: 'range',
 *   key: 'weight',
 *   label: 'Weight',
 *   min: 180,
 *   max: 920,
 *   unit: 'g',
 *   selectedMax: 500,
 * };
 * ```
 */
export interface RangeRefinement extends RefinementBase {
  /** Tells the refinement from others. */
  readonly type: 'range';
  /** Lowest figure among the results, in `unit`. */
  readonly min: number;
  /** Highest figure among the results, in `unit`. */
  readonly max: number;
  /** Unit of the figures. Left out for what is counted. */
  readonly unit?: MeasureUnit | undefined;
  /** Figure from which results are shown now. Left out when there is no lower bound. */
  readonly selectedMin?: number | undefined;
  /** Figure up to which results are shown now. Left out when there is no upper bound. */
  readonly selectedMax?: number | undefined;
}
