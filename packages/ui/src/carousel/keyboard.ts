import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a carousel. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous control, and to the links of the slides in view. Slides out of view are skipped.',
  },
  {
    id: 'stop',
    keys: ['Tab'],
    action: 'Stops slides that turn by themselves as the focus comes in.',
  },
  {
    id: 'next',
    keys: ['Enter', 'Space'],
    action: 'On the button for the next or the previous slide, shows it. The focus stays.',
  },
  {
    id: 'pause',
    keys: ['Enter', 'Space'],
    action: 'On the button that stops slides, stops them or lets them turn again.',
  },
  {id: 'pick', keys: ['Enter', 'Space'], action: 'On a dot, shows its slide.'},
] as const satisfies readonly KeyboardRow[];
