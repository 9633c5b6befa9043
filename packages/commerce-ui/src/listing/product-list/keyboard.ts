import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a product list. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: "Moves the focus to the next product's link, or to an action on its tile.",
  },
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'Follows the link that has the focus: to a product, or to the results without filters.',
  },
] as const satisfies readonly KeyboardRow[];
