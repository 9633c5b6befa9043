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
    id: 'mend',
    keys: ['any character'],
    action: 'Changes the value. An error of a constraint goes as soon as the value keeps it.',
  },
] as const satisfies readonly KeyboardRow[];
