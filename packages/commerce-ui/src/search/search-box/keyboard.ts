import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a search box. The input keeps the focus. */
export const keyboard = [
  {
    id: 'down',
    keys: ['ArrowDown'],
    action: 'Opens the suggestions and highlights the next one, the first after the last.',
  },
  {
    id: 'up',
    keys: ['ArrowUp'],
    action: 'Opens the suggestions and highlights the one before, the last before the first.',
  },
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'Follows the highlighted suggestion. Without one, searches for the text.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the suggestions. When they are closed, clears the input.',
  },
  {
    id: 'cursor',
    keys: ['Home', 'End'],
    action: 'Moves the cursor in the text, and highlights no suggestion.',
  },
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus to the button, then closes the suggestions.'},
] as const satisfies readonly KeyboardRow[];
