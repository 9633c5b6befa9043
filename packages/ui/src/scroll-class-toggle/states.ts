import type {StateRow} from '../internal/state-row.ts';

/** The states of a scroll class toggle, as the accessibility tree has them. */
export const states = [
  {
    id: 'heading',
    state: 'At the top',
    part: 'Heading in the header',
    role: 'heading',
    name: 'Wool scarf, €42.00',
    properties: {level: 3},
  },
  {
    id: 'scrolled',
    state: 'Scrolled',
    part: 'Heading in the header',
    role: 'heading',
    name: 'Wool scarf, €42.00',
    properties: {level: 3},
  },
] as const satisfies readonly StateRow[];
