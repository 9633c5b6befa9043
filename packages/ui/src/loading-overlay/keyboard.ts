import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys while an overlay shows. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      "Skips the content while it loads, unless the focus is in it. The overlay isn't focusable.",
  },
] as const satisfies readonly KeyboardRow[];
