import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a free shipping progress, as the accessibility tree has them. */
export const states = [
  {
    id: 'below',
    state: 'Below the threshold',
    part: 'Bar',
    role: 'progressbar',
    name: 'Progress to free shipping',
    description: '€30.00 to free shipping',
    properties: {valuemax: 50, value: 20},
  },
  {
    id: 'silent',
    state: 'Below the threshold',
    part: 'Status',
    role: 'status',
    name: '',
    properties: {live: 'polite'},
  },
  {
    id: 'reached',
    state: 'Reached',
    part: 'Bar',
    role: 'progressbar',
    name: 'Progress to free shipping',
    description: 'Your order ships free',
    properties: {valuemax: 1, value: 1},
  },
  {
    id: 'status',
    state: 'Reached',
    part: 'Status',
    role: 'status',
    name: '',
    properties: {live: 'polite'},
  },
] as const satisfies readonly StateRow[];
