import type {StateRow} from '../internal/state-row.ts';

/** The states of a drawer, as the accessibility tree has them. */
export const states = [
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'Delivery: Standard',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Drawer',
    role: 'dialog',
    name: 'Delivery',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'title',
    state: 'Open',
    part: 'Title',
    role: 'heading',
    name: 'Delivery',
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
    id: 'handle',
    state: 'Half open',
    part: 'Handle',
    role: 'button',
    name: 'Change the height',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
