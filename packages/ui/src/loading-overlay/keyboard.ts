import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys while an overlay shows. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Pass over the content while it loads, unless the focus is in it. The overlay takes no focus.',
  },
] as const satisfies readonly KeyboardRow[];
