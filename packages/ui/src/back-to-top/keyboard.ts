import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a link back to the top. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the link while it shows, and skips it while it is hidden.',
  },
  {
    id: 'enter',
    keys: ['Enter'],
    action:
      'Scrolls to the top and moves the focus there, so that the next Tab goes on from the top.',
  },
] as const satisfies readonly KeyboardRow[];
