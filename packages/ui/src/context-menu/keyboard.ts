import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a context menu and its area. */
export const keyboard = [
  {
    id: 'open',
    keys: ['Shift+F10', 'ContextMenu'],
    action: 'On something in the area that has the focus, opens the menu.',
  },
  {
    id: 'arrows',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'Moves the focus to the next or the previous item, and from the last to the first.',
  },
  {id: 'home-end', keys: ['Home', 'End'], action: 'Moves the focus to the first or the last item.'},
  {id: 'typeahead', keys: ['A–Z'], action: 'Moves the focus to the next item that begins so.'},
  {
    id: 'activate',
    keys: ['Enter', 'Space'],
    action:
      'Activates the item and closes the menu. A checkbox item changes, and the menu stays open.',
  },
  {
    id: 'submenu',
    keys: ['ArrowRight'],
    action:
      'On an item with a submenu, opens it and moves the focus to its first enabled item. In text from right to left, ArrowLeft does.',
  },
  {
    id: 'submenu-close',
    keys: ['ArrowLeft'],
    action:
      'In a submenu, closes it. In text from right to left, ArrowRight does. The focus goes back to its item.',
  },
  {id: 'escape', keys: ['Escape'], action: 'Closes the menu. The focus goes back to where it was.'},
] as const satisfies readonly KeyboardRow[];
