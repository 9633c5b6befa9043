import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a skip link. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Shows the link and moves the focus to it, as the first of the page. A further Tab hides it again.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Moves the focus to the content.'},
] as const satisfies readonly KeyboardRow[];
