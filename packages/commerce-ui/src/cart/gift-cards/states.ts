import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of gift cards, as the accessibility tree has them. */
export const states = [
  {
    id: 'field',
    state: 'Always',
    part: 'Field',
    role: 'textbox',
    name: 'Gift card',
    properties: {focusable: true},
  },
  {
    id: 'refused',
    state: 'Refused',
    part: 'Field',
    role: 'textbox',
    name: 'Gift card',
    description: 'This gift card is empty.',
    properties: {focusable: true, invalid: true, value: 'GIFT-0000-0000'},
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
  {id: 'list', state: 'With gift cards', part: 'List', role: 'list', name: 'Your gift cards'},
  {
    id: 'remove',
    state: 'With gift cards',
    part: 'Gift card’s button',
    role: 'button',
    name: 'Remove: Gift card ending in X7K2',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
