import type {StateRow} from '../../internal/state-row.ts';

/** The states of a hypertext, as the accessibility tree has them. */
export const states = [
  {id: 'strong', state: 'Always', part: 'Bold text', role: 'strong', name: ''},
  {id: 'deleted', state: 'Always', part: 'Deleted text', role: 'deletion', name: ''},
  {
    id: 'link-text',
    state: 'In a button',
    part: 'Button',
    role: 'button',
    name: 'Add to cart, in stock',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
