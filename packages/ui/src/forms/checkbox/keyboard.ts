import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a checkbox. */
export const keyboard = [
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus to the next checkbox: each is a stop.'},
  {id: 'shift-tab', keys: ['Shift+Tab'], action: 'Moves the focus back to the previous checkbox.'},
  {
    id: 'space',
    keys: ['Space'],
    action: 'Checks or unchecks the checkbox. An indeterminate one gets its next state.',
  },
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'Submits the form, if there is one. It does not change the checkbox.',
  },
] as const satisfies readonly KeyboardRow[];
