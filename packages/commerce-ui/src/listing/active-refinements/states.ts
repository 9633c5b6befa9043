import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of active refinements, as the accessibility tree has them. */
export const states = [
  {id: 'list', state: 'Always', part: 'List', role: 'list', name: 'Active filters'},
  {
    id: 'link',
    state: 'Always',
    part: 'Selection',
    role: 'link',
    name: 'Remove Color: Moss',
    properties: {focusable: true},
  },
  {
    id: 'clear',
    state: 'Always',
    part: 'Clear all',
    role: 'link',
    name: 'Clear all',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
