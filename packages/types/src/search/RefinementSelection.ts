import type {BooleanSelection} from './BooleanSelection.ts';
import type {PriceSelection} from './PriceSelection.ts';
import type {RangeSelection} from './RangeSelection.ts';
import type {ValuesSelection} from './ValuesSelection.ts';

/**
 * The values that a shopper selected in one refinement: the part of a page's address that a search needs. It doesn't have labels or counts.
 *
 * @category Refinements
 * @entity
 * @example
 * ```ts
 * import type {RefinementSelection} from '@storefront-toolkit/types/search';
 *
 * export const without = (
 *   selections: readonly RefinementSelection[],
 *   key: string,
 * ) => selections.filter((selection) => selection.key !== key);
 * ```
 */
export type RefinementSelection =
  /** Values of a list or of swatches. */
  | ValuesSelection
  /** A property. */
  | BooleanSelection
  /** A range of a figure. */
  | RangeSelection
  /** A range of prices. */
  | PriceSelection;
