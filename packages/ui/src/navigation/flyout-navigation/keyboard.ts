import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a flyout navigation. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus to the next or the previous entry; in an open panel, to its links. A panel that the focus leaves closes.',
  },
  {
    id: 'toggle',
    keys: ['Enter', 'Space'],
    action: 'On an entry with a panel, opens or closes the panel. The focus stays on the entry.',
  },
  {id: 'follow', keys: ['Enter'], action: 'On a link, follows it. An open panel closes.'},
  {
    id: 'down',
    keys: ['ArrowDown'],
    action: 'On an entry with a panel, opens the panel and moves the focus to its first link.',
  },
  {
    id: 'in-panel',
    keys: ['ArrowDown', 'ArrowUp'],
    action:
      'In a panel, moves the focus to the next or the previous link; from the first one, up to the entry.',
  },
  {
    id: 'across',
    keys: ['ArrowRight', 'ArrowLeft'],
    action:
      'On an entry, moves the focus to the next or the previous one. The arrows change sides from right to left.',
  },
  {
    id: 'ends',
    keys: ['Home', 'End'],
    action: 'On an entry, moves the focus to the first or the last one.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the open panel. A focus in it goes back to its entry.',
  },
] as const satisfies readonly KeyboardRow[];
