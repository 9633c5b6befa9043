import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import StatesTable from './StatesTable.tsx';
import type {ComponentData} from './types.ts';

afterEach(cleanup);

const states: ComponentData['states'] = [
  {
    id: 'mixed',
    state: 'Partly checked',
    part: 'Checkbox',
    role: 'checkbox',
    name: 'All items',
    description: 'Three of five.',
    properties: {focusable: true, checked: 'mixed'},
  },
  {
    id: 'closed',
    state: 'Closed',
    part: 'Trigger',
    role: 'button',
    name: 'Size guide',
    properties: {hasPopup: 'dialog', expanded: false, value: 'M'},
  },
  {id: 'list', state: 'Always', part: 'List', role: 'list', name: ''},
];

it('says in one cell all that the accessibility tree has', () => {
  render(<StatesTable component={{states} as ComponentData} />);
  const cells = screen.getAllByRole('cell').map(({textContent}) => textContent);
  expect(cells).toEqual([
    ...['Partly checked', 'Checkbox'],
    'checkbox “All items”, description “Three of five.”, focusable, checked mixed',
    ...['Closed', 'Trigger', 'button “Size guide”, hasPopup dialog, not expanded, value “M”'],
    ...['Always', 'List', 'list'],
  ]);
});

it('is not in the search index, whose words would be those of the examples', () => {
  render(<StatesTable component={{states} as ComponentData} />);
  expect(screen.getByRole('table').getAttribute('data-search')).toBe('skip');
});
