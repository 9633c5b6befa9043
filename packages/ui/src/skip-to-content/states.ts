import type {StateRow} from '../internal/state-row.ts';

/** The states of a skip to content, as the accessibility tree has them. */
export const states = [
  {
    id: 'hidden',
    state: 'Not focused',
    part: 'Link',
    role: 'link',
    name: 'Skip to the content',
    properties: {focusable: true},
  },
  {
    id: 'focused',
    state: 'Focused',
    part: 'Link',
    role: 'link',
    name: 'Skip to the content',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
