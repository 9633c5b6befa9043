import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of an accordion. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the next title, or into the content of an open item.',
  },
  {
    id: 'shift-tab',
    keys: ['Shift+Tab'],
    action: 'Moves the focus back. Skips the content of closed items.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Opens or closes the item whose title has the focus.'},
  {id: 'space', keys: ['Space'], action: 'Opens or closes the item whose title has the focus.'},
  {
    id: 'single',
    keys: ['Enter', 'Space'],
    action: 'Opens an item and closes the open one that shares its name.',
  },
] as const satisfies readonly KeyboardRow[];
