import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of an alert that can be dismissed. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus into the alert: to its links, its buttons, and the button that dismisses it.',
  },
  {
    id: 'dismiss',
    keys: ['Enter', 'Space'],
    action: 'Activates the button that dismisses the alert.',
  },
] as const satisfies readonly KeyboardRow[];
