import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a size guide, as the accessibility tree has them. */
export const states = [
  {
    id: 'trigger',
    state: 'Closed',
    part: 'Button',
    role: 'button',
    name: 'Size guide',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'dialog',
    state: 'Open',
    part: 'Dialog',
    role: 'dialog',
    name: 'Size guide',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'unit',
    state: 'Always',
    part: 'Unit that is shown',
    role: 'radio',
    name: 'Centimeters',
    properties: {focusable: true, checked: true},
  },
  {
    id: 'other-unit',
    state: 'Always',
    part: 'Other unit',
    role: 'radio',
    name: 'Inches',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'region',
    state: 'Always',
    part: 'Area that scrolls',
    role: 'region',
    name: 'Jackets, measured on the body',
    properties: {focusable: true},
  },
  {
    id: 'table',
    state: 'Always',
    part: 'Table',
    role: 'table',
    name: 'Jackets, measured on the body',
  },
  {
    id: 'measurement',
    state: 'Always',
    part: 'Measurement',
    role: 'columnheader',
    name: 'Chest cm',
  },
  {
    id: 'selected',
    state: 'Selected size',
    part: 'Size',
    role: 'rowheader',
    name: 'M (selected)',
  },
] as const satisfies readonly StateRow[];
