import type {StateRow} from '@storefront-toolkit/ui/internal';

/** The states of a search box, as the accessibility tree has them. */
export const states = [
  {id: 'form', state: 'Always', part: 'Form', role: 'search', name: 'Products'},
  {
    id: 'plain',
    state: 'Without suggestions',
    part: 'Input',
    role: 'searchbox',
    name: 'Search',
    properties: {focusable: true, value: 'rain jacket'},
  },
  {
    id: 'button',
    state: 'Always',
    part: 'Button',
    role: 'button',
    name: 'Search',
    properties: {focusable: true},
  },
  {
    id: 'closed',
    state: 'Closed',
    part: 'Input',
    role: 'combobox',
    name: 'Search',
    properties: {focusable: true, autocomplete: 'list', expanded: false, hasPopup: 'listbox'},
  },
  {
    id: 'open',
    state: 'Open',
    part: 'Input',
    role: 'combobox',
    name: 'Search',
    properties: {
      focusable: true,
      autocomplete: 'list',
      expanded: true,
      hasPopup: 'listbox',
      value: 'wo',
    },
  },
  {
    id: 'list',
    state: 'Open',
    part: 'List',
    role: 'listbox',
    name: 'Suggestions',
    properties: {orientation: 'vertical'},
  },
  {id: 'group', state: 'Open', part: 'Group', role: 'group', name: 'Searches'},
  {
    id: 'option',
    state: 'Highlighted',
    part: 'Suggestion',
    role: 'option',
    name: 'wool blanket',
    properties: {focusable: true, selected: true},
  },
] as const satisfies readonly StateRow[];
