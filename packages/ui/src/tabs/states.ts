import type {StateRow} from '../internal/state-row.ts';

/** The states of a tabs, as the accessibility tree has them. */
export const states = [
  {id: 'list', state: 'Always', part: 'List', role: 'tablist', name: 'About the wool scarf'},
  {
    id: 'vertical',
    state: 'Vertical',
    part: 'List',
    role: 'tablist',
    name: 'Size guide',
    properties: {orientation: 'vertical'},
  },
  {
    id: 'selected',
    state: 'Selected',
    part: 'Tab',
    role: 'tab',
    name: 'Details',
    properties: {focusable: true, selected: true},
  },
  {
    id: 'other',
    state: 'Not selected',
    part: 'Tab',
    role: 'tab',
    name: 'Care',
    properties: {focusable: true, selected: false},
  },
  {
    id: 'chosen',
    state: 'Chosen',
    part: 'Tab',
    role: 'tab',
    name: 'Care',
    properties: {focusable: true, selected: true},
  },
  {
    id: 'left',
    state: 'Left',
    part: 'Tab',
    role: 'tab',
    name: 'Details',
    properties: {focusable: true, selected: false},
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Tab',
    role: 'tab',
    name: 'Trousers',
    properties: {disabled: true, selected: false},
  },
  {
    id: 'panel',
    state: 'Selected',
    part: 'Panel',
    role: 'tabpanel',
    name: 'Details',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
