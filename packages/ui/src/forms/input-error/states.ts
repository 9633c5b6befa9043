import type {StateRow} from '../../internal/state-row.ts';

/** The states of an input error, as the accessibility tree has them. */
export const states = [
  {
    id: 'announced',
    state: 'Announced',
    part: 'Error',
    role: 'alert',
    name: '',
    properties: {live: 'assertive'},
  },
  {id: 'quiet', state: 'Not announced', part: 'Error', role: 'paragraph', name: ''},
  {
    id: 'described',
    state: 'Invalid',
    part: 'Control',
    role: 'textbox',
    name: 'Password',
    description: 'This is not the password of your account. Set a new one.',
    properties: {invalid: true, focusable: true},
  },
  {
    id: 'after-a-server',
    state: 'After an answer',
    part: 'Control',
    role: 'textbox',
    name: 'Gift card',
    description: 'No gift card has this number. Check the 16 digits on its back.',
    properties: {invalid: true, focusable: true, value: 'WOOL'},
  },
] as const satisfies readonly StateRow[];
