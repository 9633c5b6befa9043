import type {Refinement, RefinementSelection} from '@storefront-toolkit/types/search';

/** The selections of an address that no refinement of the answer shows: some vendors leave out what has no results. */
export function hiddenSelections(
  selections: readonly RefinementSelection[],
  refinements: readonly Refinement[],
): readonly RefinementSelection[] {
  return selections.flatMap((selection): readonly RefinementSelection[] => {
    const refinement = refinements.find(({key}) => key === selection.key);
    if (!refinement) return [selection];
    if (selection.type !== 'values' || !('values' in refinement)) return [];
    const [first, ...more] = selection.values.filter(
      (wanted) => !refinement.values.some(({value}) => value === wanted),
    );
    return first === undefined ? [] : [{...selection, values: [first, ...more]}];
  });
}
