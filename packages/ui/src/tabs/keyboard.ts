import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of tabs. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus to the selected tab, and from there to its content.',
  },
  {
    id: 'shift-tab',
    keys: ['Shift+Tab'],
    action: 'Moves the focus from the content back to the selected tab.',
  },
  {
    id: 'next',
    keys: ['ArrowRight'],
    action: 'Moves to the next tab and selects it. After the last comes the first.',
  },
  {
    id: 'previous',
    keys: ['ArrowLeft'],
    action: 'Moves to the previous tab and selects it. Before the first comes the last.',
  },
  {id: 'home', keys: ['Home'], action: 'Moves to the first tab and selects it.'},
  {id: 'end', keys: ['End'], action: 'Moves to the last tab and selects it.'},
  {
    id: 'vertical',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'Move to the next and the previous tab when the tabs are vertical.',
  },
  {
    id: 'manual',
    keys: ['Enter', 'Space'],
    action: 'Selects the tab that has the focus, when the activation is manual.',
  },
] as const satisfies readonly KeyboardRow[];
