import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a flex drawer. As a panel it has no keys of its own. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action:
      'On the trigger, opens the drawer and moves the focus to the first control in it, or to the drawer itself if that control is further down than shows.',
  },
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous control. In an open drawer, nothing of the page behind it takes the focus.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the drawer. The focus goes back to the trigger.',
  },
] as const satisfies readonly KeyboardRow[];
