import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** What each key does on a hover tile. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous tile, which unfolds its text and shows its second image.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link of the tile.'},
] as const satisfies readonly KeyboardRow[];
