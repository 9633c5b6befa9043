import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of an image link. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the next or the previous link. Image and words are one stop.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link.'},
] as const satisfies readonly KeyboardRow[];
