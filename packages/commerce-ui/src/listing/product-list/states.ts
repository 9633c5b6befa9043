import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a product list with its count, as the accessibility tree has them. */
export const states = [
  {id: 'list', state: 'With products', part: 'List', role: 'list', name: 'Products'},
  {
    id: 'heading',
    state: 'With products',
    part: 'Heading',
    role: 'heading',
    name: 'Results for “wind breaker”',
    properties: {level: 2},
  },
  {
    id: 'product',
    state: 'With products',
    part: 'Link of a product',
    role: 'link',
    name: 'Windbreaker',
    properties: {focusable: true},
  },
  {
    id: 'loading',
    state: 'Loading',
    part: 'List',
    role: 'list',
    name: 'Products',
    properties: {busy: true},
  },
  {
    id: 'nothing',
    state: 'Without products',
    part: 'Heading',
    role: 'heading',
    name: 'No products for “snow shoes”',
    properties: {level: 3},
  },
  {
    id: 'clear',
    state: 'Without products',
    part: 'Link that clears the filters',
    role: 'link',
    name: 'Clear all filters',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
