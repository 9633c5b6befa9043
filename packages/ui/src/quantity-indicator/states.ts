import type {StateRow} from '../internal/state-row.ts';

/** The states of a quantity indicator, as the accessibility tree has them. */
export const states = [
  {
    id: 'count',
    state: 'In a link',
    part: 'Link',
    role: 'link',
    name: '2 items in your cart',
    properties: {focusable: true},
  },
  {
    id: 'in-a-button',
    state: 'In a button',
    part: 'Button',
    role: 'button',
    name: 'Clear filters (1 chosen)',
    properties: {focusable: true},
  },
  {
    id: 'zero',
    state: 'Nothing',
    part: 'Link',
    role: 'link',
    name: 'Wish list 0 on your wish list',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
