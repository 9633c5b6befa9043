import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a delivery promise. */
export const keyboard = [
  {id: 'enter', keys: ['Enter'], action: 'In the field: sends the postcode.'},
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus from the field to its button.'},
] as const satisfies readonly KeyboardRow[];
