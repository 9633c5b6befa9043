import type {StateRow} from '../internal/state-row.ts';

/** The states of an aspect ratio, as the accessibility tree has them. */
export const states = [
  {
    id: 'image',
    state: 'Always',
    part: 'Image',
    role: 'image',
    name: 'Knotted wool scarf in rust with light stripes',
  },
] as const satisfies readonly StateRow[];
