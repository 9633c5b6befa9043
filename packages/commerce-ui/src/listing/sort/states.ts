import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a sort form, as the accessibility tree has them. */
export const states = [
  {
    id: 'select',
    state: 'Always',
    part: 'Select',
    role: 'combobox',
    name: 'Sort by',
    properties: {focusable: true, hasPopup: 'menu', expanded: false, value: 'Price: low to high'},
  },
  {
    id: 'option',
    state: 'Always',
    part: 'Chosen option',
    role: 'option',
    name: 'Price: low to high',
    properties: {focusable: true, selected: true},
  },
  {
    id: 'button',
    state: 'Chosen by keyboard',
    part: 'Button',
    role: 'button',
    name: 'Sort',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
