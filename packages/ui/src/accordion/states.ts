import type {StateRow} from '../internal/state-row.ts';

/** The states of an accordion, as the accessibility tree has them. */
export const states = [
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'DisclosureTriangle',
    name: 'How do I wash it?',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Trigger',
    role: 'DisclosureTriangle',
    name: 'Is the wool soft on the skin?',
    properties: {focusable: true, expanded: true},
  },
  {
    id: 'opened',
    state: 'Opened',
    part: 'Trigger',
    role: 'DisclosureTriangle',
    name: 'How do I wash it?',
    properties: {focusable: true, expanded: true},
  },
  {
    id: 'one-at-a-time',
    state: 'Closed by another',
    part: 'Trigger',
    role: 'DisclosureTriangleGrouped',
    name: 'Standard delivery, €4.95',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'heading',
    state: 'By default',
    part: 'Heading in the trigger',
    role: 'heading',
    name: 'Where is my order?',
    properties: {level: 3},
  },
  {
    id: 'level',
    state: 'With a level',
    part: 'Heading in the trigger',
    role: 'heading',
    name: 'How do I wash it?',
    properties: {level: 2},
  },
] as const satisfies readonly StateRow[];
