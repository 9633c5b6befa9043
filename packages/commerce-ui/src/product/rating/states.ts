import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a rating and of a rating field, as the accessibility tree has them. */
export const states = [
  {
    id: 'link',
    state: 'With an address',
    part: 'Rating',
    role: 'link',
    name: '4.6 out of 5, 128 ratings',
    properties: {focusable: true},
  },
  {
    id: 'group',
    state: 'Required',
    part: 'Field',
    role: 'radiogroup',
    name: 'Your rating',
    description: 'How do you like the rain jacket?',
    properties: {required: true},
  },
  {
    id: 'star',
    state: 'Not chosen',
    part: 'Star',
    role: 'radio',
    name: '3 stars',
    properties: {focusable: true, checked: false},
  },
  {
    id: 'chosen',
    state: 'Chosen',
    part: 'Star',
    role: 'radio',
    name: '4 stars',
    properties: {focusable: true, checked: true},
  },
  {
    id: 'missing',
    state: 'Nothing chosen on submit',
    part: 'Field',
    role: 'radiogroup',
    name: 'Your rating',
    description: 'How do you like the rain jacket? Choose a number of stars.',
    properties: {invalid: true, required: true},
  },
  {
    id: 'refused',
    state: 'Refused by the server',
    part: 'Field',
    role: 'radiogroup',
    name: 'Comfort',
    description: 'We could not save this rating. Send it again.',
    properties: {invalid: true},
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Star',
    role: 'radio',
    name: '5 stars',
    properties: {disabled: true, checked: true},
  },
] as const satisfies readonly StateRow[];
