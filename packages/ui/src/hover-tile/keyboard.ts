import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a hover tile. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous tile, which unfolds its text and shows its second image.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action:
      'Folds the text of the tile that has the focus or the pointer, until one of them comes back.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link of the tile.'},
] as const satisfies readonly KeyboardRow[];
