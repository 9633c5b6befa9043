import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a table. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the table, then to each link in it, and on.',
  },
  {
    id: 'arrows',
    keys: ['ArrowRight', 'ArrowLeft'],
    action: 'Scroll a table that is wider than its room.',
  },
] as const satisfies readonly KeyboardRow[];
