import type {StateRow} from '../internal/state-row.ts';

/** The states of a media hero Vimeo, as the accessibility tree has them. */
export const states = [
  {
    id: 'region',
    state: 'Always',
    part: 'Hero',
    role: 'region',
    name: 'Forty seconds of evening light',
  },
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Forty seconds of evening light',
    properties: {level: 2},
  },
  {
    id: 'video',
    state: 'Not played',
    part: 'Play button',
    role: 'button',
    name: 'Play video: Evening light in the mountains',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
