import type {StateRow} from '../internal/state-row.ts';

/** The states of a media hero YouTube, as the accessibility tree has them. */
export const states = [
  {id: 'region', state: 'Always', part: 'Hero', role: 'region', name: 'A tent, and it rains'},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'A tent, and it rains',
    properties: {level: 2},
  },
  {
    id: 'video',
    state: 'Not played',
    part: 'Play button',
    role: 'button',
    name: 'Play video: How to pitch a tent in the rain',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
