import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a cart sync, as the accessibility tree has them. The hook has no element: the announcer's region has the text. */
export const states = [
  {
    id: 'changed',
    state: 'After a change in another tab',
    part: 'Announcer’s polite region',
    role: 'log',
    name: '',
    properties: {live: 'polite'},
  },
] as const satisfies readonly StateRow[];
