import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a cart's lines. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus on: from the name to the quantity, to the button that removes the item, then to the next item. Saves a typed quantity.',
  },
  {id: 'up', keys: ['ArrowUp'], action: 'In a quantity: takes a step up, and saves it.'},
  {id: 'down', keys: ['ArrowDown'], action: 'In a quantity: takes a step down, and saves it.'},
  {id: 'enter', keys: ['Enter'], action: 'In a quantity: saves what is typed.'},
  {
    id: 'remove',
    keys: ['Enter', 'Space'],
    action: 'On the button: removes the item, and moves the focus to the next one.',
  },
] as const satisfies readonly KeyboardRow[];
