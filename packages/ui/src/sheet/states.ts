import type {StateRow} from '../internal/state-row.ts';

/** The states of a sheet, as the accessibility tree has them. */
export const states = [
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'Cart (3)',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Sheet',
    role: 'dialog',
    name: 'Your cart',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'title',
    state: 'Open',
    part: 'Title',
    role: 'heading',
    name: 'Your cart',
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
] as const satisfies readonly StateRow[];
