import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a breadcrumb. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the next level. Skips folded levels.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows the link that has the focus.'},
  {
    id: 'more',
    keys: ['Enter', 'Space'],
    action: 'On the button with the dots: shows the folded levels, or folds them again.',
  },
] as const satisfies readonly KeyboardRow[];
