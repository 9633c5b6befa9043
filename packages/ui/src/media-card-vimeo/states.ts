import type {StateRow} from '../internal/state-row.ts';

/** The states of a media card Vimeo, as the accessibility tree has them. */
export const states = [
  {id: 'card', state: 'Always', part: 'Card', role: 'article', name: ''},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Evening light',
    properties: {level: 2},
  },
  {
    id: 'video',
    state: 'Not played',
    part: 'Play button',
    role: 'button',
    name: 'Play video: Evening light in the mountains, 0:42, Plays from Vimeo',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
