import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a slider, by the pattern of a slider with several thumbs. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus to the next thumb. The lower one comes first, wherever the thumbs are.',
  },
  {id: 'shift-tab', keys: ['Shift+Tab'], action: 'Moves the focus back to the previous thumb.'},
  {
    id: 'up',
    keys: ['ArrowRight', 'ArrowUp'],
    action: 'Moves the thumb a step up. From right to left, ArrowLeft does what ArrowRight does.',
  },
  {id: 'down', keys: ['ArrowLeft', 'ArrowDown'], action: 'Moves the thumb a step down.'},
  {
    id: 'page-up',
    keys: ['PageUp'],
    action: 'Moves the thumb a tenth of the track up, or a step if that is more.',
  },
  {
    id: 'page-down',
    keys: ['PageDown'],
    action: 'Moves the thumb a tenth of the track down, or a step if that is more.',
  },
  {
    id: 'home',
    keys: ['Home'],
    action:
      'Moves the thumb to its smallest value, which for the upper thumb is next to the lower one.',
  },
  {
    id: 'end',
    keys: ['End'],
    action:
      'Moves the thumb to its largest value, which for the lower thumb is next to the upper one.',
  },
] as const satisfies readonly KeyboardRow[];
