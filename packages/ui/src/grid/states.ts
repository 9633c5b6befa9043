import type {StateRow} from '../internal/state-row.ts';

/** The states of a grid, as the accessibility tree has them. */
export const states = [
  {id: 'cell', state: 'Always', part: 'Cell’s content', role: 'article', name: ''},
] as const satisfies readonly StateRow[];
