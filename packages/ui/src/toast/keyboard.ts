import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a page with toasts. */
export const keyboard = [
  {
    id: 'f6',
    keys: ['F6'],
    action: 'Moves the focus to the region while it has a toast, and from it back to where it was.',
  },
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus through the actions and close buttons, newest toast first.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'In the region, dismisses the focused toast or the newest one, and returns the focus.',
  },
  {
    id: 'activate',
    keys: ['Enter', 'Space'],
    action:
      'Activates the action or the close button. Both dismiss the toast and return the focus.',
  },
] as const satisfies readonly KeyboardRow[];
