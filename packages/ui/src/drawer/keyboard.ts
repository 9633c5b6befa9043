import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a drawer and its trigger. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the trigger, opens the drawer, which gets the focus itself.',
  },
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the first, the next or the previous control of the drawer, and from the last to the first.',
  },
  {
    id: 'handle',
    keys: ['Enter', 'Space'],
    action: 'On the handle, moves the drawer to its next snap point.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the drawer. The focus goes back to the trigger.',
  },
] as const satisfies readonly KeyboardRow[];
