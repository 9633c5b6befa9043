import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a link. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the next or the previous link. Skips text whose link was refused.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link.'},
] as const satisfies readonly KeyboardRow[];
