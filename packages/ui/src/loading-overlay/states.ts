import type {StateRow} from '../internal/state-row.ts';

/** The states of a loading overlay, as the accessibility tree has them. */
export const states = [
  {
    id: 'busy',
    state: 'Loading',
    part: 'Content',
    role: 'generic',
    name: '',
    properties: {busy: true},
  },
  {
    id: 'status',
    state: 'Loading',
    part: 'Status',
    role: 'status',
    name: '',
    properties: {live: 'polite'},
  },
  {
    id: 'idle',
    state: 'Loaded',
    part: 'Status',
    role: 'status',
    name: '',
    properties: {live: 'polite'},
  },
] as const satisfies readonly StateRow[];
