import type {StateRow} from '../internal/state-row.ts';

/** The states of a media, as the accessibility tree has them. */
export const states = [
  {
    id: 'image',
    state: 'Image',
    part: 'Image',
    role: 'image',
    name: 'Mountains in the evening sun, with firs in front',
  },
  {
    id: 'video',
    state: 'Video, not played',
    part: 'Play button',
    role: 'button',
    name: 'Play video: How to pitch a tent in the rain, 2:34, Plays from YouTube',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
