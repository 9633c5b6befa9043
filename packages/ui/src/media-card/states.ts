import type {StateRow} from '../internal/state-row.ts';

/** The states of a media card, as the accessibility tree has them. */
export const states = [
  {id: 'card', state: 'Always', part: 'Card', role: 'article', name: ''},
  {
    id: 'image',
    state: 'Always',
    part: 'Image',
    role: 'image',
    name: 'Five jackets in different colors on a rail',
  },
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Which jacket for which weather',
    properties: {level: 2},
  },
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Compare jackets',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
