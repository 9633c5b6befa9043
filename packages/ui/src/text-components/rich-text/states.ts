import type {StateRow} from '../../internal/state-row.ts';

/** The states of a rich text, as the accessibility tree has them. */
export const states = [
  {id: 'paragraph', state: 'Always', part: 'Paragraph', role: 'paragraph', name: ''},
  {
    id: 'heading',
    state: 'Always',
    part: 'Heading',
    role: 'heading',
    name: 'How to wash it',
    properties: {level: 2},
  },
  {id: 'list', state: 'Always', part: 'List', role: 'list', name: ''},
  {id: 'quote', state: 'Always', part: 'Quote', role: 'blockquote', name: ''},
  {
    id: 'link',
    state: 'Always',
    part: 'Link',
    role: 'link',
    name: 'rain jacket',
    properties: {focusable: true},
  },
] as const satisfies readonly StateRow[];
