import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a size guide. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the button: opens the dialog, and moves the focus to the unit.',
  },
  {
    id: 'unit',
    keys: ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'],
    action: 'On the unit: changes to the other one.',
  },
  {
    id: 'scroll',
    keys: ['ArrowRight', 'ArrowLeft'],
    action: 'On the table: scrolls it, if it is wider than the screen.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the dialog. The focus goes back to the button.',
  },
] as const satisfies readonly KeyboardRow[];
