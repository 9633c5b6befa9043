import type {BooleanRefinement} from './BooleanRefinement.ts';
import type {ListRefinement} from './ListRefinement.ts';
import type {PriceRefinement} from './PriceRefinement.ts';
import type {RangeRefinement} from './RangeRefinement.ts';
import type {SwatchRefinement} from './SwatchRefinement.ts';

/**
 * Something that results can be narrowed by, with the values that occur and those that are selected. Its `type` decides which control shows it.
 *
 * @category Refinements
 * @entity
 * @example
 * ```ts
 * import type {Refinement} from '@storefront-toolkit/types/search';
 *
 * export function isActive(refinement: Refinement): boolean {
 *   switch (refinement.type) {
 *     case 'list':
 *     case 'swatch':
 *       return refinement.values.some(({selected}) => selected);
 *     case 'boolean':
 *       return refinement.selected;
 *     case 'range':
 *     case 'price':
 *       return (
 *         refinement.selectedMin !== undefined ||
 *         refinement.selectedMax !== undefined
 *       );
 *   }
 * }
 * ```
 */
export type Refinement =
  /** Values with names. */
  | ListRefinement
  /** Values with samples. */
  | SwatchRefinement
  /** Yes, or all the same. */
  | BooleanRefinement
  /** From one figure to another. */
  | RangeRefinement
  /** From one price to another. */
  | PriceRefinement;
