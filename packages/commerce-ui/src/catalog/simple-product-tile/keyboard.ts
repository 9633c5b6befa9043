import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a simple product tile. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the link of the next tile, or to an action on the tile.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link that has the focus.'},
] as const satisfies readonly KeyboardRow[];
