import type {StateRow} from '../internal/state-row.ts';

/** The states of a media hero, as the accessibility tree has them. */
export const states = [
  {id: 'region', state: 'Always', part: 'Hero', role: 'region', name: 'Out before the first snow'},
  {
    id: 'image',
    state: 'Always',
    part: 'Image',
    role: 'image',
    name: 'Mountains in the evening sun, with firs in front',
  },
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Out before the first snow',
    properties: {level: 2},
  },
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Shop jackets',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
