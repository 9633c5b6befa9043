import type {StateRow} from '../internal/state-row.ts';

/** The states of a hover tile, as the accessibility tree has them. */
export const states = [
  {
    id: 'tile',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Jackets',
    properties: {focusable: true},
  },
  {
    id: 'hovered',
    state: 'Hovered',
    part: 'Link',
    role: 'link',
    name: 'Rain jackets',
    properties: {focusable: true},
  },
  {
    id: 'new-tab',
    state: 'In a new tab',
    part: 'Link',
    role: 'link',
    name: 'Huts (opens in a new tab)',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
