import type {StateRow} from '../internal/state-row.ts';

/** The states of a product details, as the accessibility tree has them. */
export const states = [
  {id: 'section', state: 'With a heading', part: 'Section', role: 'region', name: 'Details'},
  {
    id: 'heading',
    state: 'With a heading',
    part: 'Heading',
    role: 'heading',
    name: 'Details',
    properties: {level: 2},
  },
  {id: 'list', state: 'Always', part: 'List', role: 'DescriptionList', name: ''},
  {id: 'term', state: 'Always', part: 'Name', role: 'term', name: 'Materials'},
  {
    id: 'folded',
    state: 'Folded',
    part: 'Trigger',
    role: 'DisclosureTriangle',
    name: 'More details',
    properties: {focusable: true, expanded: false},
  },
  {
    id: 'unfolded',
    state: 'Unfolded',
    part: 'Trigger',
    role: 'DisclosureTriangle',
    name: 'More details',
    properties: {focusable: true, expanded: true},
  },
] as const satisfies readonly StateRow[];
