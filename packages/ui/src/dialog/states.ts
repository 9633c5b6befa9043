import type {StateRow} from '../internal/state-row.ts';

/** The states of a dialog, as the accessibility tree has them. */
export const states = [
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'Size guide',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Dialog',
    role: 'dialog',
    name: 'Sizes of jackets',
    description: 'Measure over a shirt, and take the larger size in doubt.',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'alert',
    state: 'Open',
    part: 'Alert dialog',
    role: 'alertdialog',
    name: 'Clear the cart?',
    description: 'All items are taken out. This cannot be undone.',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'title',
    state: 'Open',
    part: 'Title',
    role: 'heading',
    name: 'Sizes of jackets',
    properties: {level: 2},
  },
  {
    id: 'close',
    state: 'Open',
    part: 'Close button',
    role: 'button',
    name: 'Close',
    properties: {focusable: true},
  },
  {
    id: 'scroll',
    state: 'Open',
    part: 'Body that scrolls',
    role: 'group',
    name: 'How returns work',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
