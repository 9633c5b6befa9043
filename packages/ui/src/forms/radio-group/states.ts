import type {StateRow} from '../../internal/state-row.ts';

/** The states of a radio group, as the accessibility tree has them. */
export const states = [
  {id: 'group', state: 'Always', part: 'Group', role: 'radiogroup', name: 'Delivery'},
  {
    id: 'checked',
    state: 'Checked',
    part: 'Radio button',
    role: 'radio',
    name: 'Standard, Free',
    description: 'Thursday to Saturday',
    properties: {focusable: true, checked: true},
  },
  {
    id: 'unchecked',
    state: 'Not checked',
    part: 'Radio button',
    role: 'radio',
    name: 'Express, €12.50',
    description: 'Tomorrow, if you order by 4 pm',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'required',
    state: 'Required',
    part: 'Group',
    role: 'radiogroup',
    name: 'Size',
    properties: {required: true},
  },
  {
    id: 'required-item',
    state: 'Required',
    part: 'Radio button',
    role: 'radio',
    name: 'S',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Radio button',
    role: 'radio',
    name: 'L (sold out)',
    properties: {disabled: true, checked: false},
  },
  {
    id: 'missing',
    state: 'Nothing chosen on submit',
    part: 'Group',
    role: 'radiogroup',
    name: 'Size',
    description: 'Choose a size.',
    properties: {invalid: true, required: true},
  },
  {
    id: 'invalid',
    state: 'Invalid',
    part: 'Group',
    role: 'radiogroup',
    name: 'Payment',
    description:
      'You pay nothing before you place the order. Your bank refused the card. Pay another way, or ask your bank.',
    properties: {invalid: true, required: true},
  },
] as const satisfies readonly StateRow[];
