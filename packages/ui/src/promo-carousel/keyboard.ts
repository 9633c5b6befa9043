import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a carousel of promotions. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus between the controls and the links of the slide in view. Slides out of view are skipped.',
  },
  {
    id: 'step',
    keys: ['Enter', 'Space'],
    action: 'On the button for the next or the previous offer, shows it. The focus stays.',
  },
  {
    id: 'pause',
    keys: ['Enter', 'Space'],
    action: 'On the button that stops slides, stops them or lets them turn again.',
  },
] as const satisfies readonly KeyboardRow[];
