import type {StateRow} from '../internal/state-row.ts';

/** The states of a media block hero, as the accessibility tree has them. */
export const states = [
  {
    id: 'region',
    state: 'Always',
    part: 'Hero',
    role: 'region',
    name: 'For the evenings in between',
  },
  {
    id: 'image',
    state: 'Image',
    part: 'Image',
    role: 'image',
    name: 'Blankets, a plant and a picture on a shelf',
  },
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'For the evenings in between',
    properties: {level: 2},
  },
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Shop home',
    properties: {focusable: true},
  },
  {
    id: 'video',
    state: 'Video, not played',
    part: 'Play button',
    role: 'button',
    name: 'Play video: Evening light in the mountains, 0:42, Plays from Vimeo',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
