import type {StateRow} from '../internal/state-row.ts';

/** The states of a totals, as the accessibility tree has them. */
export const states = [
  {id: 'list', state: 'Always', part: 'List', role: 'DescriptionList', name: ''},
  {id: 'term', state: 'Always', part: 'Line’s name', role: 'term', name: 'Subtotal'},
  {id: 'amount', state: 'Always', part: 'Amount', role: 'definition', name: ''},
] as const satisfies readonly StateRow[];
