import type {StateRow} from '../../internal/state-row.ts';

/** The states of a text, as the accessibility tree has them. */
export const states = [
  {id: 'paragraph', state: 'Always', part: 'Paragraph', role: 'paragraph', name: ''},
] as const satisfies readonly StateRow[];
