import type {StateRow} from '../internal/state-row.ts';

/** The states of a table, as the accessibility tree has them. */
export const states = [
  {
    id: 'region',
    state: 'Always',
    part: 'Area that scrolls',
    role: 'region',
    name: 'Sizes of jackets',
    properties: {focusable: true},
  },
  {id: 'table', state: 'Always', part: 'Table', role: 'table', name: 'Sizes of jackets'},
  {id: 'column', state: 'Always', part: 'Column’s heading', role: 'columnheader', name: 'Delivery'},
  {
    id: 'row',
    state: 'Always',
    part: 'Row’s heading',
    role: 'rowheader',
    name: 'Collect in the store',
  },
  {id: 'cell', state: 'Always', part: 'Cell', role: 'cell', name: 'Free'},
] as const satisfies readonly StateRow[];
