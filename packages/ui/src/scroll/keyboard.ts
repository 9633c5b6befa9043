import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a scroll area. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the area while it has more to show, and then to what is in it.',
  },
  {
    id: 'horizontal',
    keys: ['ArrowLeft', 'ArrowRight'],
    action: 'Scroll an area that scrolls sideways.',
  },
  {
    id: 'vertical',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'Scroll an area that scrolls up and down.',
  },
  {
    id: 'page',
    keys: ['PageDown', 'PageUp'],
    action: 'Scroll such an area by what it shows at once.',
  },
  {id: 'ends', keys: ['Home', 'End'], action: 'Scroll such an area to its start and its end.'},
] as const satisfies readonly KeyboardRow[];
