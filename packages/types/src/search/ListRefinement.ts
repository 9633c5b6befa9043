import type {RefinementBase} from './RefinementBase.ts';
import type {RefinementValue} from './RefinementValue.ts';

/**
 * Narrows results to values of a list: checkboxes, or radio buttons when only one can be selected.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {ListRefinement} from '@storefront-toolkit/types/search';
 *
 * export const size: ListRefinement = {
 *   type: 'list',
 *   key: 'size',
 *   label: 'Size',
 *   operator: 'or',
 *   values: [{value: 'm', label: 'M', count: 41, selected: true}],
 * };
 * ```
 */
export interface ListRefinement extends RefinementBase {
  /** Tells the refinement from others. */
  readonly type: 'list';
  /** The way that several values combine: `or` shows products with any of them, `and` those with all, `one` allows a single value. */
  readonly operator: 'or' | 'and' | 'one';
  /** Values, in the order in which they are shown. */
  readonly values: readonly RefinementValue[];
}
