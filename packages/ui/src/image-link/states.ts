import type {StateRow} from '../internal/state-row.ts';

/** The states of an image link, as the accessibility tree has them. */
export const states = [
  {
    id: 'image',
    state: 'With an image',
    part: 'Link',
    role: 'link',
    name: 'Camp kitchen',
    properties: {focusable: true},
  },
  {
    id: 'text',
    state: 'Without an image',
    part: 'Link',
    role: 'link',
    name: 'Layers',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
