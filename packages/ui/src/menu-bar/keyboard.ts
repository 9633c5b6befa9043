import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a menu bar. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous entry, and scrolls the bar to it. In an open panel, to its links.',
  },
  {id: 'enter-link', keys: ['Enter'], action: 'Follows the link that has the focus.'},
  {
    id: 'toggle',
    keys: ['Enter', 'Space'],
    action: 'Opens the panel of an entry with entries below it, or closes it.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the open panel and brings the focus back to its entry.',
  },
  {
    id: 'leave',
    keys: ['Tab'],
    action: 'On the last link of an open panel, goes on to the next entry and closes the panel.',
  },
] as const satisfies readonly KeyboardRow[];
