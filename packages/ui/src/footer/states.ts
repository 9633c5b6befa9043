import type {StateRow} from '../internal/state-row.ts';

/** The states of a footer, as the accessibility tree has them. */
export const states = [
  {id: 'footer', state: 'Always', part: 'Footer', role: 'sectionfooter', name: ''},
  {id: 'navigation', state: 'Always', part: 'Navigation', role: 'navigation', name: 'Footer'},
  {
    id: 'heading',
    state: 'Always',
    part: 'Column’s heading',
    role: 'heading',
    name: 'Shop',
    properties: {level: 2},
  },
  {id: 'list', state: 'Always', part: 'Column’s list', role: 'list', name: 'Shop'},
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'Jackets',
    properties: {focusable: true},
  },
  {
    id: 'social',
    state: 'Always',
    part: 'Social link',
    role: 'link',
    name: 'Instagram',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
