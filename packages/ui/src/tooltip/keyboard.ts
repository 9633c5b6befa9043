import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a control with a tooltip. */
export const keyboard = [
  {
    id: 'focus',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the control and shows its tooltip at once. Moving on hides it.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Hides the tooltip. The focus stays, and a dialog around it stays open.',
  },
  {id: 'activate', keys: ['Enter', 'Space'], action: 'Does what the control does.'},
] as const satisfies readonly KeyboardRow[];
