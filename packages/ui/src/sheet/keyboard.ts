import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a sheet and its trigger. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the trigger, opens the sheet and moves the focus to the first control in it.',
  },
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous control of the sheet. Nothing of the page behind it takes the focus.',
  },
  {id: 'escape', keys: ['Escape'], action: 'Closes the sheet. The focus goes back to the trigger.'},
] as const satisfies readonly KeyboardRow[];
