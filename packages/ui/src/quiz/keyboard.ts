import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a quiz. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action:
      'Moves the focus between the answers and the buttons. Single answers take one stop, at the chosen one.',
  },
  {
    id: 'next-answer',
    keys: ['ArrowDown', 'ArrowRight'],
    action: 'Among single answers, chooses the next one.',
  },
  {
    id: 'previous-answer',
    keys: ['ArrowUp', 'ArrowLeft'],
    action: 'Among single answers, chooses the previous one.',
  },
  {
    id: 'space',
    keys: ['Space'],
    action: 'Chooses the answer that has the focus, or takes it back.',
  },
  {
    id: 'enter',
    keys: ['Enter'],
    action:
      'On an answer, goes on to the next step, whose question gets the focus. Without an answer, says that one is missing.',
  },
  {
    id: 'back',
    keys: ['Enter', 'Space'],
    action: 'On the button back, shows the step before with the answers as they were.',
  },
] as const satisfies readonly KeyboardRow[];
