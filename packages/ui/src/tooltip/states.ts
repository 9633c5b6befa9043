import type {StateRow} from '../internal/state-row.ts';

/** The states of a tooltip, as the accessibility tree has them. */
export const states = [
  {
    id: 'described',
    state: 'Hidden',
    part: 'Described control',
    role: 'button',
    name: 'M',
    description: 'Two left',
    properties: {focusable: true, pressed: false},
  },
  {
    id: 'named',
    state: 'Hidden',
    part: 'Control that it names',
    role: 'button',
    name: 'Compare Rain jacket',
    properties: {focusable: true},
  },
  {
    id: 'shown',
    state: 'Shown',
    part: 'Described control',
    role: 'button',
    name: 'M',
    description: 'Two left',
    properties: {focusable: true, pressed: false},
  },
  {id: 'tip', state: 'Shown', part: 'Tooltip', role: 'tooltip', name: 'Two left'},
] as const satisfies readonly StateRow[];
