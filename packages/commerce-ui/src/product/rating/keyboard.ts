import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a rating and of a rating field. */
export const keyboard = [
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'On a rating with an address: follows the link.',
  },
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus into the field: to the chosen star, or to the first if none is chosen. From there, out of it.',
  },
  {
    id: 'next',
    keys: ['ArrowDown', 'ArrowRight'],
    action: 'Chooses the next star, and the first after the last.',
  },
  {
    id: 'previous',
    keys: ['ArrowUp', 'ArrowLeft'],
    action: 'Chooses the previous star, and the last before the first.',
  },
  {id: 'space', keys: ['Space'], action: 'Chooses the star that has the focus, if none is chosen.'},
] as const satisfies readonly KeyboardRow[];
