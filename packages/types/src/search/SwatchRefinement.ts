import type {RefinementBase} from './RefinementBase.ts';
import type {SwatchRefinementValue} from './SwatchRefinementValue.ts';

/**
 * Narrows results to values that are shown by samples, such as colors.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {SwatchRefinement} from '@storefront-toolkit/types/search';
 *
 * export const color: SwatchRefinement = {
 *   type: 'swatch',
 *   key: 'color',
 *   label: 'Color',
 *   operator: 'or',
 *   values: [
 *     {
 *       value: 'moss',
 *       label: 'Moss',
 *       count: 12,
 *       selected: false,
 *       swatch: {type: 'color', color: '#5b6b3a'},
 *     },
 *   ],
 * };
 * ```
 */
export interface SwatchRefinement extends RefinementBase {
  /** Tells the refinement from others. */
  readonly type: 'swatch';
  /** The way that several values combine: `or` shows products with any of them, `and` those with all, `one` allows a single value. */
  readonly operator: 'or' | 'and' | 'one';
  /** Values, in the order in which they are shown. */
  readonly values: readonly SwatchRefinementValue[];
}
