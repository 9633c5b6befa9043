import type {StateRow} from '../../internal/state-row.ts';

/** The states of a heading, as the accessibility tree has them. */
export const states = [
  {
    id: 'heading',
    state: 'Level 2',
    part: 'Heading',
    role: 'heading',
    name: 'Tents and tarps',
    properties: {level: 2},
  },
  {
    id: 'lower',
    state: 'Level 3',
    part: 'Heading',
    role: 'heading',
    name: 'Three seasons',
    properties: {level: 3},
  },
] as const satisfies readonly StateRow[];
