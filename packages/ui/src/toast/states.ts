import type {StateRow} from '../internal/state-row.ts';

/** The states of toasts, as the accessibility tree has them. */
export const states = [
  {
    id: 'region',
    state: 'With a toast',
    part: 'Region',
    role: 'region',
    name: 'Notifications',
    properties: {focusable: true},
  },
  {
    id: 'link',
    state: 'Always',
    part: 'Action with an address',
    role: 'link',
    name: 'View cart',
    properties: {focusable: true},
  },
  {
    id: 'button',
    state: 'Always',
    part: 'Action without an address',
    role: 'button',
    name: 'Undo',
    properties: {focusable: true},
  },
  {id: 'success', state: 'Always', part: 'Success’s icon', role: 'image', name: 'Success'},
  {id: 'error', state: 'Always', part: 'Error’s icon', role: 'image', name: 'Error'},
  {
    id: 'close',
    state: 'Always',
    part: 'Close button',
    role: 'button',
    name: 'Dismiss',
    description: 'Your bank declined the payment',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
