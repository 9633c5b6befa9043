import type {StateRow} from '../internal/state-row.ts';

/** The states of an article page, as the accessibility tree has them. */
export const states = [
  {
    id: 'article',
    state: 'Always',
    part: 'Article',
    role: 'article',
    name: 'How to care for a rain jacket',
  },
  {
    id: 'heading',
    state: 'Always',
    part: 'Title',
    role: 'heading',
    name: 'How to care for a rain jacket',
    properties: {level: 2},
  },
  {id: 'date', state: 'With a date', part: 'Date', role: 'time', name: ''},
] as const satisfies readonly StateRow[];
