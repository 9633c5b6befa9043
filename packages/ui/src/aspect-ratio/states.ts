import type {StateRow} from '../internal/state-row.ts';

/** The states of an aspect ratio, as the accessibility tree has them. */
export const states = [
  {
    id: 'image',
    state: 'Always',
    part: 'Image',
    role: 'image',
    name: 'A folded wool scarf',
  },
] as const satisfies readonly StateRow[];
