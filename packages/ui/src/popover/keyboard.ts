import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a popover and its trigger. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action:
      'On the trigger, opens the popover and moves the focus to the first control in it, or to the popover itself.',
  },
  {id: 'toggle', keys: ['Enter', 'Space'], action: 'On the trigger of an open popover, closes it.'},
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus to the next control. After the last one of the popover, closes it and goes on.',
  },
  {
    id: 'shift-tab',
    keys: ['Shift+Tab'],
    action: 'Moves the focus back to the previous control. Before the first one is the trigger.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the popover. The focus goes back to the trigger.',
  },
] as const satisfies readonly KeyboardRow[];
