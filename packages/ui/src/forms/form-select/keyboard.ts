import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a native select, where browsers agree. */
export const keyboard = [
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus to the next control.'},
  {id: 'shift-tab', keys: ['Shift+Tab'], action: 'Moves the focus back to the previous control.'},
  {id: 'next', keys: ['ArrowDown'], action: 'Chooses the next option. On a Mac it opens the list.'},
  {
    id: 'previous',
    keys: ['ArrowUp'],
    action: 'Chooses the previous option. On a Mac it opens the list.',
  },
  {
    id: 'type',
    keys: ['any character'],
    action: 'Chooses the next option that starts with what is typed in quick succession.',
  },
  {id: 'open', keys: ['Space', 'Alt+ArrowDown'], action: 'Opens the list of the browser.'},
] as const satisfies readonly KeyboardRow[];
