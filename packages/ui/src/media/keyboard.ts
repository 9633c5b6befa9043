import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a video. An image isn't focusable. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to or from the play button of a video. Skips images.',
  },
  {
    id: 'play',
    keys: ['Enter', 'Space'],
    action: 'On the play button, plays the video in its place. The focus moves into the player.',
  },
] as const satisfies readonly KeyboardRow[];
