import type {StateRow} from '../internal/state-row.ts';

/** The states of a button, as the accessibility tree has them. */
export const states = [
  {
    id: 'ready',
    state: 'Ready',
    part: 'Button',
    role: 'button',
    name: 'Add to cart',
    properties: {focusable: true},
  },
  {
    id: 'loading',
    state: 'Loading',
    part: 'Button',
    role: 'button',
    name: 'Update cart',
    properties: {disabled: true, focusable: true, busy: true},
  },
  {
    id: 'disabled',
    state: 'Disabled',
    part: 'Button',
    role: 'button',
    name: 'Place order',
    properties: {disabled: true, focusable: true},
  },
  {
    id: 'pressed',
    state: 'Pressed',
    part: 'Icon button',
    role: 'button',
    name: 'Save Wool scarf to your wish list',
    properties: {focusable: true, pressed: true},
  },
  {
    id: 'link',
    state: 'Ready',
    part: 'Link',
    role: 'link',
    name: 'Check out',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
