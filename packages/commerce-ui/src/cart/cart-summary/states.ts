import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a cart's summary, as the accessibility tree has them. */
export const states = [
  {id: 'section', state: 'Always', part: 'Section', role: 'region', name: 'Summary'},
  {
    id: 'title',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'Summary',
    properties: {level: 2},
  },
  {id: 'totals', state: 'Always', part: 'Totals', role: 'DescriptionList', name: ''},
  {
    id: 'checkout',
    state: 'Ready',
    part: 'Link to the checkout',
    role: 'link',
    name: 'Check out',
    properties: {focusable: true},
  },
  {id: 'errors', state: 'With errors', part: 'List of errors', role: 'list', name: ''},
] as const satisfies readonly StateRow[];
