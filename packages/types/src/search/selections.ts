import type {Refinement} from './Refinement.ts';
import type {RefinementSelection} from './RefinementSelection.ts';

function selectionOf(refinement: Refinement): RefinementSelection | undefined {
  const {key} = refinement;
  switch (refinement.type) {
    case 'list':
    case 'swatch': {
      const [first, ...more] = refinement.values
        .filter(({selected}) => selected)
        .map(({value}) => value);
      return first === undefined ? undefined : {type: 'values', key, values: [first, ...more]};
    }
    case 'boolean':
      return refinement.selected ? {type: 'boolean', key} : undefined;
    case 'range':
    case 'price': {
      const {selectedMin: min, selectedMax: max} = refinement;
      if (min === undefined && max === undefined) return undefined;
      // The two types agree on everything but the type of their bounds.
      return {type: refinement.type, key, min, max} as RefinementSelection;
    }
  }
}

/**
 * Reads from an answer what is selected, for the next request: change what it returns, and search again.
 *
 * @param refinements - Refinements of {@link SearchResults}.
 * @returns A selection for each refinement that narrows the results, in their order.
 * @category Refinements
 * @example
 * ```ts
 * import {
 *   type ProductSearchInput,
 *   type SearchResults,
 *   selectionsOf,
 * } from '@storefront-toolkit/types/search';
 *
 * // The same products, the cheapest first.
 * export const byPrice = ({
 *   term,
 *   refinements,
 *   pagination,
 * }: SearchResults): ProductSearchInput => ({
 *   term,
 *   selections: selectionsOf(refinements),
 *   sort: 'price-asc',
 *   page: 1,
 *   pageSize: pagination.pageSize,
 * });
 * ```
 */
export function selectionsOf(refinements: readonly Refinement[]): readonly RefinementSelection[] {
  return refinements.flatMap((refinement) => selectionOf(refinement) ?? []);
}
