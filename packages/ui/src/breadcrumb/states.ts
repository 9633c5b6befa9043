import type {StateRow} from '../internal/state-row.ts';

/** The states of a breadcrumb, as the accessibility tree has them. */
export const states = [
  {id: 'navigation', state: 'Always', part: 'Navigation', role: 'navigation', name: 'Breadcrumb'},
  {id: 'list', state: 'Always', part: 'List', role: 'list', name: ''},
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Home',
    properties: {focusable: true},
  },
  {
    id: 'current',
    state: 'Always',
    part: 'Current page',
    role: 'listitem',
    name: '',
    properties: {level: 1},
  },
  {
    id: 'folded',
    state: 'Folded',
    part: 'Button for the rest',
    role: 'DisclosureTriangle',
    name: 'Show the departments between',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'unfolded',
    state: 'Unfolded',
    part: 'Button for the rest',
    role: 'DisclosureTriangle',
    name: 'Show the departments between',
    properties: {focusable: true, expanded: true},
  },
] as const satisfies readonly StateRow[];
