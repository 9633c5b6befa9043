import type {StateRow} from '../internal/state-row.ts';

/** The states of a scroll, as the accessibility tree has them. */
export const states = [
  {
    id: 'fits-not',
    state: 'Overflowing',
    part: 'Area',
    role: 'region',
    name: 'Often bought together',
    properties: {focusable: true},
  },
  {
    id: 'labelled',
    state: 'Named by a heading',
    part: 'Area',
    role: 'region',
    name: 'Sizes in centimeters',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
