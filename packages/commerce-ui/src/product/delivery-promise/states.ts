import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a delivery promise, as the accessibility tree has them. */
export const states = [
  {
    id: 'field',
    state: 'With a form',
    part: 'Field',
    role: 'textbox',
    name: 'Postcode',
    properties: {focusable: true, value: 'D02 AF30'},
  },
  {
    id: 'refused',
    state: 'Refused',
    part: 'Field',
    role: 'textbox',
    name: 'Postcode',
    description: 'We do not deliver to 99999. Enter a postcode in Ireland.',
    properties: {focusable: true, invalid: true, value: '99999'},
  },
  {
    id: 'button',
    state: 'With a form',
    part: 'Button',
    role: 'button',
    name: 'Check date',
    properties: {focusable: true},
  },
  {
    id: 'pending',
    state: 'Sending',
    part: 'Button',
    role: 'button',
    name: 'Check date',
    properties: {disabled: true, focusable: true, busy: true},
  },
] as const satisfies readonly StateRow[];
