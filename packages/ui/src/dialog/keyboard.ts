import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a dialog and its trigger. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the trigger, opens the dialog and moves the focus to the first control in it.',
  },
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus to the next control of the dialog. Nothing of the page behind it takes the focus.',
  },
  {
    id: 'shift-tab',
    keys: ['Shift+Tab'],
    action: 'Moves the focus back to the previous control of the dialog.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the dialog. The focus goes back to the trigger.',
  },
  {
    id: 'escape-nested',
    keys: ['Escape'],
    action: 'In a dialog above another one, closes the upper one alone.',
  },
  {
    id: 'scroll',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'Scrolls a long body that holds no control, once it has the focus.',
  },
] as const satisfies readonly KeyboardRow[];
