import type {KeyboardRow} from '../internal/keyboard-row.ts';

/** The keys of a hero with an image. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab', 'Shift+Tab'],
    action: 'Moves the focus between the links of the hero.',
  },
  {id: 'enter', keys: ['Enter'], action: 'Follows a link.'},
] as const satisfies readonly KeyboardRow[];
