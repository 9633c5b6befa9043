import type {StateRow} from '../internal/state-row.ts';

/** The states of a content page, as the accessibility tree has them. */
export const states = [
  {
    id: 'hero',
    state: 'Always',
    part: 'Hero block',
    role: 'region',
    name: 'Out before the first snow',
  },
  {id: 'card', state: 'Always', part: 'Card block', role: 'article', name: ''},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading block',
    role: 'heading',
    name: 'Outdoor Example',
    properties: {level: 2},
  },
] as const satisfies readonly StateRow[];
