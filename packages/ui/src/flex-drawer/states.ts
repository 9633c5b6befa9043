import type {StateRow} from '../internal/state-row.ts';

/** The states of a flex drawer, as the accessibility tree has them. */
export const states = [
  {id: 'wide', state: 'Wide screen', part: 'Content', role: 'region', name: 'Color'},
  {
    id: 'title',
    state: 'Wide screen',
    part: 'Title',
    role: 'heading',
    name: 'Color',
    properties: {level: 2},
  },
  {
    id: 'closed',
    state: 'Narrow screen, closed',
    part: 'Trigger',
    role: 'button',
    name: 'Filter (0)',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Narrow screen, open',
    part: 'Drawer',
    role: 'dialog',
    name: 'Color',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'close',
    state: 'Narrow screen, open',
    part: 'Close button',
    role: 'button',
    name: 'Show 4 jackets',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
