import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of gift cards. */
export const keyboard = [
  {id: 'enter', keys: ['Enter'], action: 'In the field: enters the gift card.'},
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus from the field to its button, then to the button of each gift card.',
  },
  {id: 'remove', keys: ['Space', 'Enter'], action: 'On the button of a gift card: removes it.'},
] as const satisfies readonly KeyboardRow[];
