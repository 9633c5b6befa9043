import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a simple product tile, as the accessibility tree has them. */
export const states = [
  {id: 'tile', state: 'Always', part: 'Tile', role: 'article', name: ''},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Enamel mug',
    properties: {level: 3},
  },
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Enamel mug',
    properties: {focusable: true},
  },
  {
    id: 'loading',
    state: 'Loading',
    part: 'Section of placeholders',
    role: 'region',
    name: 'For the camp kitchen',
    properties: {busy: true},
  },
] as const satisfies readonly StateRow[];
