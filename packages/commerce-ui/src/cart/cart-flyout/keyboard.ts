import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a cart flyout and its trigger. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the trigger, opens the flyout and moves the focus to the first control in it.',
  },
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous control of the flyout. The page behind it isn’t focusable.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the flyout. The focus returns to the control that had it.',
  },
] as const satisfies readonly KeyboardRow[];
