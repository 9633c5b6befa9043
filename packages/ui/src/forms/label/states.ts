import type {StateRow} from '../../internal/state-row.ts';

/** The states of a label, as the accessibility tree has them. */
export const states = [
  {id: 'group', state: 'Always', part: 'Group', role: 'group', name: 'Shipping address'},
  {
    id: 'required',
    state: 'Required',
    part: 'Control',
    role: 'textbox',
    name: 'Name',
    properties: {focusable: true, required: true},
  },
  {
    id: 'invalid',
    state: 'Left empty',
    part: 'Control',
    role: 'textbox',
    name: 'Name',
    description: 'Please fill out this field.',
    properties: {invalid: true, focusable: true, required: true},
  },
  {
    id: 'described',
    state: 'Described',
    part: 'Control',
    role: 'textbox',
    name: 'Email',
    description: 'Two letters a month, about what is new.',
    properties: {focusable: true, required: true},
  },
  {
    id: 'described-group',
    state: 'Disabled',
    part: 'Group',
    role: 'group',
    name: 'Engraving',
    description: 'Our engraver is away until March 2.',
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Control',
    role: 'textbox',
    name: 'Initials',
    description: 'Up to three letters.',
    properties: {disabled: true},
  },
] as const satisfies readonly StateRow[];
