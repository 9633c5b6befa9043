import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a product tile, as the accessibility tree has them. */
export const states = [
  {id: 'tile', state: 'Always', part: 'Tile', role: 'article', name: ''},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Rain jacket',
    properties: {level: 2},
  },
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Rain jacket',
    properties: {focusable: true},
  },
  {id: 'labels', state: 'With labels', part: 'List of labels', role: 'list', name: 'Labels'},
  {
    id: 'action',
    state: 'Not pressed',
    part: 'Action',
    role: 'button',
    name: 'Keep Coffee beans for later',
    properties: {focusable: true, pressed: false},
  },
  {
    id: 'pressed',
    state: 'Pressed',
    part: 'Action',
    role: 'button',
    name: 'Keep Coffee beans for later',
    properties: {focusable: true, pressed: true},
  },
  {
    id: 'loading',
    state: 'Loading',
    part: 'List of placeholders',
    role: 'list',
    name: '',
    properties: {busy: true},
  },
] as const satisfies readonly StateRow[];
