import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a combobox, by the pattern of an editable combobox with list autocomplete. */
export const keyboard = [
  {
    id: 'down',
    keys: ['ArrowDown'],
    action:
      'Opens the list and moves to its first option, or to the next one. After the last comes the first.',
  },
  {
    id: 'up',
    keys: ['ArrowUp'],
    action:
      'Opens the list and moves to its last option, or to the previous one. Before the first comes the last.',
  },
  {
    id: 'alt-down',
    keys: ['Alt+ArrowDown'],
    action: 'Opens the list and moves to none of its options.',
  },
  {id: 'alt-up', keys: ['Alt+ArrowUp'], action: 'Closes the list without a change.'},
  {
    id: 'enter',
    keys: ['Enter'],
    action:
      'Puts the highlighted option into the input and closes the list. Without one, it submits the form.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the list without a change. When it is closed, clears the input.',
  },
  {
    id: 'home-end',
    keys: ['Home', 'End'],
    action: 'Moves the cursor to the start or the end of the text. No option is highlighted then.',
  },
  {
    id: 'left-right',
    keys: ['ArrowLeft', 'ArrowRight'],
    action: 'Moves the cursor by one character. No option is highlighted then.',
  },
  {
    id: 'type',
    keys: ['any character'],
    action: 'Opens the list with the options that contain the text. Case and accents are ignored.',
  },
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Puts the highlighted option into the input, closes the list and moves to the next control.',
  },
] as const satisfies readonly KeyboardRow[];
