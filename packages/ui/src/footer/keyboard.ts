import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a footer. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus through the columns, the profiles and the legal links, in this order.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link.'},
] as const satisfies readonly KeyboardRow[];
