import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a mobile navigation. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus to the next or the previous row of the shown level, and to no other.',
  },
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action:
      'On a row with rows below it, shows them in its place. The focus stays on the row, which now leads back.',
  },
  {
    id: 'back',
    keys: ['Enter', 'Space'],
    action: 'On the row that leads back, shows the level above. The focus stays on the row.',
  },
  {id: 'follow', keys: ['Enter'], action: 'On a link, follows it.'},
] as const satisfies readonly KeyboardRow[];
