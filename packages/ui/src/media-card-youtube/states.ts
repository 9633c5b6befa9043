import type {StateRow} from '../internal/state-row.ts';

/** The states of a media card YouTube, as the accessibility tree has them. */
export const states = [
  {id: 'card', state: 'Always', part: 'Card', role: 'article', name: ''},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Pitch a tent in the rain',
    properties: {level: 2},
  },
  {
    id: 'video',
    state: 'Not played',
    part: 'Play button',
    role: 'button',
    name: 'Play video: How to pitch a tent in the rain, 2:34, Plays from YouTube',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
