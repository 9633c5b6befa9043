import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a sort form. */
export const keyboard = [
  {
    id: 'arrows',
    keys: ['ArrowDown', 'ArrowUp'],
    action: 'On the select: chooses the next order, or the one before. Some systems open the list.',
  },
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'After a choice by keyboard: moves the focus to the button, which was hidden before.',
  },
  {id: 'enter', keys: ['Enter', 'Space'], action: 'On the button: sorts.'},
] as const satisfies readonly KeyboardRow[];
