import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a radio group. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus into the group: to the chosen item, or to the first if none is chosen. From there, out of it.',
  },
  {
    id: 'shift-tab',
    keys: ['Shift+Tab'],
    action: 'Moves the focus back out of the group.',
  },
  {
    id: 'next',
    keys: ['ArrowDown', 'ArrowRight'],
    action: 'Chooses the next item, and the first after the last. Skips disabled items.',
  },
  {
    id: 'previous',
    keys: ['ArrowUp', 'ArrowLeft'],
    action: 'Chooses the previous item, and the last before the first.',
  },
  {id: 'space', keys: ['Space'], action: 'Chooses the item that has the focus, if none is chosen.'},
] as const satisfies readonly KeyboardRow[];
