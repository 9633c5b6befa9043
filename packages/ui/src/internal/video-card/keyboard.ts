import type {KeyboardRow} from '../keyboard-row.ts';

/** The keys of a card with a video of any host. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus between the play button and the link of the card.',
  },
  {
    id: 'play',
    keys: ['Enter', 'Space'],
    action: 'On the play button, plays the video in its place. The focus moves into the player.',
  },
  {id: 'link', keys: ['Enter'], action: 'Follows the link of the card.'},
] as const satisfies readonly KeyboardRow[];
