import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of an input or a text area. */
export const keyboard = [
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus to the next control.'},
  {id: 'shift-tab', keys: ['Shift+Tab'], action: 'Moves the focus back to the previous control.'},
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'Submits the form of an input. In a text area it starts a new line.',
  },
] as const satisfies readonly KeyboardRow[];
