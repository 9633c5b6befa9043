import type {StateRow} from '../internal/state-row.ts';

/** The states of a theme, as the accessibility tree has them. */
export const states = [
  {
    id: 'control',
    state: 'In a theme',
    part: 'Button',
    role: 'button',
    name: 'See the collection',
    properties: {focusable: true},
  },
  {
    id: 'heading',
    state: 'In a theme',
    part: 'Heading',
    role: 'heading',
    name: 'Autumn in wool',
    properties: {level: 2},
  },
] as const satisfies readonly StateRow[];
