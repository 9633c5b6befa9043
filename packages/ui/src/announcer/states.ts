import type {StateRow} from '../internal/state-row.ts';

/** The announcer's live regions, as the accessibility tree has them after the first call. */
export const states = [
  {
    id: 'polite',
    state: 'After a call',
    part: 'Polite region',
    role: 'log',
    name: '',
    properties: {live: 'polite'},
  },
  {
    id: 'assertive',
    state: 'After a call',
    part: 'Assertive region',
    role: 'log',
    name: '',
    properties: {live: 'assertive'},
  },
] as const satisfies readonly StateRow[];
