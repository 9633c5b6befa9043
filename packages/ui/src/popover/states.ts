import type {StateRow} from '../internal/state-row.ts';

/** The states of a popover, as the accessibility tree has them. */
export const states = [
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'How do we know?',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Trigger',
    role: 'button',
    name: 'How do we know?',
    properties: {focusable: true, hasPopup: 'dialog', expanded: true},
  },
  {
    id: 'content',
    state: 'Open',
    part: 'Popover',
    role: 'dialog',
    name: 'When it arrives',
    description:
      'Orders before 2 p.m. leave the same day. The carrier takes two to four days to your address.',
    properties: {focusable: true},
  },
  {
    id: 'title',
    state: 'Open',
    part: 'Title',
    role: 'heading',
    name: 'Color',
    properties: {level: 2},
  },
] as const satisfies readonly StateRow[];
