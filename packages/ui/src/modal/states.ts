import type {StateRow} from '../internal/state-row.ts';

/** The states of a modal, as the accessibility tree has them. */
export const states = [
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'Find your size',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'icon',
    state: 'Closed',
    part: 'Icon trigger',
    role: 'button',
    name: 'About member prices',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Dialog',
    role: 'dialog',
    name: 'Sizes of jackets',
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
] as const satisfies readonly StateRow[];
