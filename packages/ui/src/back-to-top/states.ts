import type {StateRow} from '../internal/state-row.ts';

/** The states of a back to top, as the accessibility tree has them. */
export const states = [
  {
    id: 'shown',
    state: 'Scrolled',
    part: 'Link',
    role: 'link',
    name: 'Back to top',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
