import type {Field} from './field.ts';

/** A count: a whole number of 0 or above. */
export function readCount(field: Field<number | null | undefined>): number {
  const count = field.integer();
  return count >= 0 ? count : field.fail('a whole number of 0 or above');
}

/** The ends of a range. Each may be open. */
interface Ends<Figure> {
  readonly min?: Figure | undefined;
  readonly max?: Figure | undefined;
}

/**
 * The bounds that a refinement by a range shows: those of the results, or the selected ones when there are no results.
 *
 * @param found - The least and the greatest figure of the results.
 * @param selected - The shopper's selection.
 * @returns `undefined` when there is neither.
 */
export function rangeOf<Figure>(
  found: Required<Ends<Figure>> | undefined,
  selected: Ends<Figure> | undefined,
) {
  const {min: from, max: to} = selected ?? {};
  const min = found?.min ?? from ?? to;
  const max = found?.max ?? to ?? from;
  if (min === undefined || max === undefined) return undefined;
  return {
    min,
    max,
    ...(from !== undefined && {selectedMin: from}),
    ...(to !== undefined && {selectedMax: to}),
  };
}
