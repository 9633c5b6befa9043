import type {StateRow} from '../internal/state-row.ts';

/** The states of a link, as the accessibility tree has them. */
export const states = [
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'rain jacket',
    properties: {focusable: true},
  },
  {
    id: 'new-tab',
    state: 'In a new tab',
    part: 'Link',
    role: 'link',
    name: 'What the signs on the label mean (opens in a new tab)',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
