import type {StateRow} from '../../internal/state-row.ts';

/** The states of a flyout navigation, as the accessibility tree has them. */
export const states = [
  {id: 'navigation', state: 'Always', part: 'Navigation', role: 'navigation', name: 'Shop'},
  {
    id: 'closed',
    state: 'Closed',
    part: 'Button',
    role: 'button',
    name: 'Clothes',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Button',
    role: 'button',
    name: 'Clothes',
    properties: {focusable: true, expanded: true},
  },
  {
    id: 'link',
    state: 'Open',
    part: 'Link in the panel',
    role: 'link',
    name: 'All Clothes',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
