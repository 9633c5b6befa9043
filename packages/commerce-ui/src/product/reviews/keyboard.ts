import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of reviews. The keys of the stars are those of a rating field. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus through the links of the summary, and through the fields of the form.',
  },
  {id: 'follow', keys: ['Enter'], action: 'On a row of the summary: follows its link.'},
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'In a field of one line, or on the button: sends the review.',
  },
  {id: 'line', keys: ['Enter'], action: 'In the text of the review: starts a new line.'},
] as const satisfies readonly KeyboardRow[];
