import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a pagination, and of a link that loads more. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus to the next link: the page before, the pages by number, the page after.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link that has the focus.'},
  {
    id: 'load',
    keys: ['Enter'],
    action: 'On a link that loads more: loads, then moves the focus to the first new product.',
  },
] as const satisfies readonly KeyboardRow[];
