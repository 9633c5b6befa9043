import type {StateRow} from '@storefront-toolkit/ui/internal';

const focusable = {focusable: true} as const;

/** The states of a pagination and of a link that loads more, as the accessibility tree has them. */
export const states = [
  {id: 'pages', state: 'Numbered', part: 'Navigation', role: 'navigation', name: 'Pagination'},
  {
    id: 'current',
    state: 'Numbered',
    part: 'Link to this page',
    role: 'link',
    name: 'Page 6',
    properties: focusable,
  },
  {
    id: 'other',
    state: 'Numbered',
    part: 'Link to another page',
    role: 'link',
    name: 'Page 12',
    properties: focusable,
  },
  {
    id: 'previous',
    state: 'Numbered',
    part: 'Link to the page before',
    role: 'link',
    name: 'Previous',
    properties: focusable,
  },
  {
    id: 'next',
    state: 'By cursor',
    part: 'Link to the page after',
    role: 'link',
    name: 'Next tents',
    properties: focusable,
  },
  {
    id: 'more',
    state: 'Idle',
    part: 'Link that loads more',
    role: 'link',
    name: 'Show more products',
    properties: focusable,
  },
  {
    id: 'loading',
    state: 'Loading',
    part: 'Link that loads more',
    role: 'link',
    name: 'Loading products…',
    properties: {busy: true, disabled: true, focusable: true},
  },
  {
    id: 'failed',
    state: 'Failed',
    part: 'Link that loads more',
    role: 'link',
    name: 'Try again',
    description: 'Your orders could not be loaded.',
    properties: focusable,
  },
] as const satisfies readonly StateRow[];
