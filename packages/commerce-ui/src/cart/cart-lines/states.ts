import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a cart's lines, as the accessibility tree has them. */
export const states = [
  {
    id: 'list',
    state: 'Always',
    part: 'List',
    role: 'list',
    name: 'Items in your cart',
    properties: {focusable: true},
  },
  {
    id: 'name',
    state: 'Always',
    part: 'Product’s name',
    role: 'link',
    name: 'Enamel mug',
    properties: {focusable: true},
  },
  {
    id: 'quantity',
    state: 'In stock',
    part: 'Quantity',
    role: 'spinbutton',
    name: 'Quantity of Enamel mug',
    properties: {focusable: true, valuemin: 1, valuemax: 10, value: 2},
  },
  {
    id: 'remove',
    state: 'Always',
    part: 'Remove button',
    role: 'button',
    name: 'Remove Enamel mug',
    properties: {focusable: true},
  },
  {
    id: 'update',
    state: 'With a URL',
    part: 'Update button',
    role: 'button',
    name: 'Update quantity of Enamel mug',
    properties: {focusable: true},
  },
  {
    id: 'updating',
    state: 'Updating',
    part: 'Amount',
    role: 'paragraph',
    name: '',
    properties: {busy: true},
  },
  {id: 'failed', state: 'Failed', part: 'Message’s icon', role: 'image', name: 'Error'},
  {id: 'warning', state: 'With a message', part: 'Message’s icon', role: 'image', name: 'Warning'},
  {
    id: 'shop',
    state: 'Empty',
    part: 'Link to the shop',
    role: 'link',
    name: 'Continue shopping',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
