import type {KeyboardRow} from '../../internal/keyboard-row.ts';

/** The keys of a field. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action:
      'Leaves the control. If its value was changed and breaks a constraint, the error appears.',
  },
  {
    id: 'enter',
    keys: ['Enter'],
    action:
      'Submits the form. If a control breaks a constraint, its error appears and the first of them gets the focus.',
  },
  {
    id: 'correct',
    keys: ['any character'],
    action: "Changes the value. A constraint's error disappears as soon as the value is valid.",
  },
] as const satisfies readonly KeyboardRow[];
