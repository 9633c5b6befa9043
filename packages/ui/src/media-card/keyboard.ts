import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a card with an image. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the link of the next or the previous card.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link of the card.'},
] as const satisfies readonly KeyboardRow[];
