import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of the input of quantity controls, by the pattern of a spin button. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Moves the focus to the input, and from there past the buttons. Applies the typed quantity.',
  },
  {id: 'up', keys: ['ArrowUp'], action: 'Takes a step up.'},
  {id: 'down', keys: ['ArrowDown'], action: 'Takes a step down.'},
  {id: 'page-up', keys: ['PageUp'], action: 'Takes ten steps up.'},
  {id: 'page-down', keys: ['PageDown'], action: 'Takes ten steps down.'},
  {id: 'home', keys: ['Home'], action: 'Goes to the smallest quantity.'},
  {id: 'end', keys: ['End'], action: 'Goes to the largest quantity, if there is one.'},
  {
    id: 'enter',
    keys: ['Enter'],
    action: 'Applies the typed quantity, or the nearest one that is allowed. Submits the form.',
  },
] as const satisfies readonly KeyboardRow[];
