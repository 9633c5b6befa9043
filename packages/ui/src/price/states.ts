import type {StateRow} from '../internal/state-row.ts';

/** The states of a price, as the accessibility tree has them. */
export const states = [
  {id: 'old', state: 'Reduced', part: 'Old price', role: 'deletion', name: ''},
] as const satisfies readonly StateRow[];
