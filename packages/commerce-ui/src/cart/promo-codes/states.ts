import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of promo codes, as the accessibility tree has them. */
export const states = [
  {
    id: 'field',
    state: 'Always',
    part: 'Field',
    role: 'textbox',
    name: 'Promo code',
    properties: {focusable: true},
  },
  {
    id: 'refused',
    state: 'Refused',
    part: 'Field',
    role: 'textbox',
    name: 'Promo code',
    description: 'The code SUMMER26 was valid until August 31.',
    properties: {focusable: true, invalid: true, value: 'SUMMER26'},
  },
  {
    id: 'button',
    state: 'Always',
    part: 'Button',
    role: 'button',
    name: 'Apply',
    properties: {focusable: true},
  },
  {
    id: 'pending',
    state: 'Pending',
    part: 'Button',
    role: 'button',
    name: 'Apply',
    properties: {disabled: true, focusable: true, busy: true},
  },
  {id: 'list', state: 'With codes', part: 'List', role: 'list', name: 'Your promo codes'},
  {
    id: 'remove',
    state: 'With codes',
    part: 'Code’s button',
    role: 'button',
    name: 'Remove WELCOME10',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
