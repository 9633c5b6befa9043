import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of an error summary. */
export const keyboard = [
  {
    id: 'submit',
    keys: ['Enter'],
    action: 'In a form that has errors: submits it, and moves the focus to the summary.',
  },
  {id: 'tab', keys: ['Tab'], action: 'Moves the focus from the summary to its first error.'},
  {id: 'follow', keys: ['Enter'], action: "On an error: moves the focus to the error's control."},
] as const satisfies readonly KeyboardRow[];
