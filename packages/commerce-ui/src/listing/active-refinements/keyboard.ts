import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of active refinements. */
export const keyboard = [
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus to the next link. The last one clears all.'},
  {id: 'enter', keys: ['Enter'], action: 'On a link: removes its selection, or all.'},
] as const satisfies readonly KeyboardRow[];
