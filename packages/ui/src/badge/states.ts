import type {StateRow} from '../internal/state-row.ts';

/** The states of a badge, as the accessibility tree has them. */
export const states = [
  {id: 'list', state: 'In a list', part: 'List', role: 'list', name: 'Offers'},
  {
    id: 'item',
    state: 'In a list',
    part: 'Badge',
    role: 'listitem',
    name: '',
    properties: {level: 1},
  },
] as const satisfies readonly StateRow[];
