import type {StateRow} from '../../internal/state-row.ts';

/** The states of a mobile navigation, as the accessibility tree has them. */
export const states = [
  {id: 'navigation', state: 'Always', part: 'Navigation', role: 'navigation', name: 'Shop'},
  {
    id: 'closed',
    state: 'Closed',
    part: 'Row with more',
    role: 'DisclosureTriangle',
    name: 'Clothes',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Row with more',
    role: 'DisclosureTriangle',
    name: 'Back Clothes',
    properties: {focusable: true, expanded: true},
  },
  {
    id: 'link',
    state: 'Open',
    part: 'Link',
    role: 'link',
    name: 'All Clothes',
    properties: {focusable: true},
  },
  {
    id: 'button',
    state: 'Closed',
    part: 'Menu button',
    role: 'button',
    name: 'Menu',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'menu',
    state: 'Open',
    part: 'Menu’s dialog',
    role: 'dialog',
    name: 'Products',
    properties: {focusable: true, modal: true},
  },
] as const satisfies readonly StateRow[];
