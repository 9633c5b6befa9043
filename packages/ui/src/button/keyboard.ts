import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a button, an icon button or a button link. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the next button, one that is loading included.',
  },
  {
    id: 'shift-tab',
    keys: ['Shift+Tab'],
    action: 'Moves the focus back to the previous button.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Activates the button as the key goes down.'},
  {id: 'space', keys: ['Space'], action: 'Activates the button as the key is released.'},
  {
    id: 'loading',
    keys: ['Enter', 'Space'],
    action: 'Does nothing on a button that is loading. The focus stays on it.',
  },
  {
    id: 'link-enter',
    keys: ['Enter'],
    action: 'Follows a button link. Space scrolls the page instead.',
  },
] as const satisfies readonly KeyboardRow[];
