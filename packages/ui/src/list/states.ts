import type {StateRow} from '../internal/state-row.ts';

/** The states of a list, as the accessibility tree has them. */
export const states = [
  {id: 'named', state: 'Named', part: 'List', role: 'list', name: 'In the box'},
  {id: 'nameless', state: 'Without a name', part: 'List', role: 'list', name: ''},
  {id: 'item', state: 'Always', part: 'Item', role: 'listitem', name: '', properties: {level: 1}},
] as const satisfies readonly StateRow[];
