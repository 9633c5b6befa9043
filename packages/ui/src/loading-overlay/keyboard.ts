import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** What each key does while an overlay shows. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Move the focus through the content as before. The overlay takes no focus.',
  },
] as const satisfies readonly KeyboardRow[];
