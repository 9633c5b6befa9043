import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of promo codes. */
export const keyboard = [
  {id: 'enter', keys: ['Enter'], action: 'In the field: enters the code.'},
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus from the field to its button, then to the button of each code.',
  },
  {id: 'remove', keys: ['Space', 'Enter'], action: 'On the button of a code: removes it.'},
] as const satisfies readonly KeyboardRow[];
