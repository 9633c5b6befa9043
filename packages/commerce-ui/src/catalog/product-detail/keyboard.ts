import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a product's detail. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus on: from picture to picture, then to the chosen value of each option.',
  },
  {
    id: 'picture',
    keys: ['Enter', 'Space'],
    action: 'On a small picture: shows it large.',
  },
  {
    id: 'next',
    keys: ['ArrowRight', 'ArrowDown'],
    action: 'On a value: chooses the next one of its option, the first after the last.',
  },
  {
    id: 'previous',
    keys: ['ArrowLeft', 'ArrowUp'],
    action: 'On a value: chooses the one before, the last before the first.',
  },
  {id: 'enter', keys: ['Enter'], action: 'On the button or in the quantity: adds to the cart.'},
] as const satisfies readonly KeyboardRow[];
