import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a block of medium and text. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus between the play button of a video and the links.',
  },
  {
    id: 'play',
    keys: ['Enter', 'Space'],
    action: 'On the play button, plays the video in its place. The focus moves into the player.',
  },
  {id: 'link', keys: ['Enter'], action: 'Follows a link.'},
] as const satisfies readonly KeyboardRow[];
