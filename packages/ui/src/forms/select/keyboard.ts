import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a select, by the pattern of a select-only combobox. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
    action:
      'On the trigger: opens the list. The chosen item has the focus, or one at the end of the list.',
  },
  {
    id: 'type-closed',
    keys: ['any character'],
    action: 'On the trigger: chooses the next option that starts with what is typed.',
  },
  {
    id: 'arrows',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'In the list: moves to the next or the previous item. Nothing is chosen yet.',
  },
  {id: 'home', keys: ['Home'], action: 'In the list: moves to the first item.'},
  {id: 'end', keys: ['End'], action: 'In the list: moves to the last item.'},
  {
    id: 'type',
    keys: ['any character'],
    action: 'In the list: moves to the next item that starts with what is typed.',
  },
  {
    id: 'choose',
    keys: ['Enter', 'Space'],
    action: 'In the list: chooses the item and closes the list. The trigger gets the focus.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the list without a change. The trigger gets the focus.',
  },
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Closes the list without a change and moves to the next control.',
  },
] as const satisfies readonly KeyboardRow[];
