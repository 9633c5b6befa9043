import type {StateRow} from '../internal/state-row.ts';

/** The states of an alert, as the accessibility tree has them. */
export const states = [
  {id: 'note', state: 'As served', part: 'Note’s icon', role: 'image', name: 'Note'},
  {id: 'error', state: 'As served', part: 'Error’s icon', role: 'image', name: 'Error'},
  {
    id: 'polite',
    state: 'Always',
    part: 'Region',
    role: 'status',
    name: '',
    properties: {live: 'polite'},
  },
  {
    id: 'assertive',
    state: 'Always',
    part: 'Assertive region',
    role: 'alert',
    name: '',
    properties: {live: 'assertive'},
  },
  {
    id: 'filled',
    state: 'With an alert',
    part: 'Assertive region',
    role: 'alert',
    name: '',
    properties: {live: 'assertive'},
  },
  {
    id: 'close',
    state: 'Always',
    part: 'Close button',
    role: 'button',
    name: 'Dismiss',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
