import type {StateRow} from '../../internal/state-row.ts';

/** The states of a switch, as the accessibility tree has them. */
export const states = [
  {
    id: 'off',
    state: 'Off',
    part: 'Switch',
    role: 'switch',
    name: 'Save payment card',
    description: 'For your next order. You can delete it.',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'on',
    state: 'On',
    part: 'Switch',
    role: 'switch',
    name: 'Recently viewed products',
    description: 'Shown on the home page.',
    properties: {focusable: true, checked: true},
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Switch',
    role: 'switch',
    name: 'Sign in with a passkey',
    description: 'Your browser has no passkeys.',
    properties: {disabled: true, checked: false},
  },
  {
    id: 'labeled-by-aria',
    state: 'Without visible text',
    part: 'Switch',
    role: 'switch',
    name: 'Price alert for Wool scarf',
    properties: {focusable: true, checked: false},
  },
  {id: 'group', state: 'Always', part: 'Group', role: 'group', name: 'Your account'},
] as const satisfies readonly StateRow[];
