import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of refinements. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the next checkbox, group of radio buttons, thumb, field or button.',
  },
  {id: 'space', keys: ['Space'], action: 'On a checkbox: selects its value, or takes it back.'},
  {
    id: 'one',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'On a radio button: selects the next value, or the one before.',
  },
  {
    id: 'thumb',
    keys: ['ArrowRight', 'ArrowLeft'],
    action: 'On a thumb: moves it by a step, and writes its value into its field.',
  },
  {
    id: 'more',
    keys: ['Enter', 'Space'],
    action: 'On “Show more”: opens the rest of a list, or closes it.',
  },
  {id: 'enter', keys: ['Enter'], action: 'On a checkbox or in a field: shows the results.'},
] as const satisfies readonly KeyboardRow[];
