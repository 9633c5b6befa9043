import type {RefinementBase} from './RefinementBase.ts';

/**
 * Narrows results to what has a property: a single checkbox or switch.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {BooleanRefinement} from '@storefront-toolkit/types/search';
 *
 * export const inStock: BooleanRefinement = {
 *   type: 'boolean',
 *   key: 'in-stock',
 *   label: 'In stock',
 *   count: 96,
 *   selected: false,
 * };
 * ```
 */
export interface BooleanRefinement extends RefinementBase {
  /** Tells the refinement from others. */
  readonly type: 'boolean';
  /** The number of products that have the property. */
  readonly count: number;
  /** Whether results are narrowed to it now. */
  readonly selected: boolean;
}
