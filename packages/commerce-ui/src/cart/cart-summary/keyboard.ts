import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a cart's summary. */
export const keyboard = [
  {id: 'enter', keys: ['Enter'], action: 'On the link: opens the checkout.'},
] as const satisfies readonly KeyboardRow[];
