import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a switch. */
export const keyboard = [
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus to the next switch: each is a stop.'},
  {id: 'shift-tab', keys: ['Shift+Tab'], action: 'Moves the focus back to the previous switch.'},
  {id: 'space', keys: ['Space'], action: 'Turns the switch on or off.'},
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'Submits the form, if there is one. It does not change the switch.',
  },
] as const satisfies readonly KeyboardRow[];
