import type {KeyboardRow} from '../keyboard-row.ts';

/** The keys of a hero with a video of any host. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus between the links and the play button. While the video plays, between the close button and the player.',
  },
  {
    id: 'play',
    keys: ['Enter', 'Space'],
    action: 'On the play button, opens the player over the text. The focus moves into the player.',
  },
  {
    id: 'close',
    keys: ['Enter', 'Space', 'Escape'],
    action: 'On the close button, closes the player. The focus returns to the play button.',
  },
] as const satisfies readonly KeyboardRow[];
