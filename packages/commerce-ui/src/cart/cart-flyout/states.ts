// cspell:ignore Warenkorb
import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a cart flyout, as the accessibility tree has them. */
export const states = [
  {
    id: 'served',
    state: 'Without JavaScript',
    part: 'Trigger',
    role: 'link',
    name: 'Cart, 4 items',
    properties: {focusable: true},
  },
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'Cart, 4 items',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'loading',
    state: 'Loading',
    part: 'Trigger',
    role: 'button',
    name: 'Warenkorb',
    properties: {focusable: true, hasPopup: 'dialog', expanded: false},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Flyout',
    role: 'dialog',
    name: 'Your cart',
    properties: {focusable: true, modal: true},
  },
  {
    id: 'title',
    state: 'Open',
    part: 'Title',
    role: 'heading',
    name: 'Your cart',
    properties: {level: 2},
  },
  {
    id: 'view',
    state: 'Open',
    part: 'Link to the cart page',
    role: 'link',
    name: 'View cart',
    properties: {focusable: true},
  },
  {
    id: 'close',
    state: 'Open',
    part: 'Close button',
    role: 'button',
    name: 'Close the cart',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
