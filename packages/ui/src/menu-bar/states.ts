import type {StateRow} from '../internal/state-row.ts';

/** The states of a menu bar, as the accessibility tree has them. */
export const states = [
  {id: 'navigation', state: 'Always', part: 'Navigation', role: 'navigation', name: 'Footwear'},
  {id: 'list', state: 'Always', part: 'List', role: 'list', name: ''},
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Insoles',
    properties: {focusable: true},
  },
  {
    id: 'closed',
    state: 'Closed',
    part: 'Button',
    role: 'button',
    name: 'Shoes',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Button',
    role: 'button',
    name: 'Shoes',
    properties: {focusable: true, expanded: true},
  },
  {
    id: 'nested',
    state: 'Vertical',
    part: 'Nested item',
    role: 'listitem',
    name: '',
    properties: {level: 2},
  },
] as const satisfies readonly StateRow[];
