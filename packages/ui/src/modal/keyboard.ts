import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a modal and its button. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the button, opens the dialog and moves the focus to the first control in it.',
  },
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the next or the previous control of the dialog.',
  },
  {id: 'escape', keys: ['Escape'], action: 'Closes the dialog. The focus goes back to the button.'},
] as const satisfies readonly KeyboardRow[];
