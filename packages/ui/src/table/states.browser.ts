import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/table', states, {
  region: (page) => servedExample(page, 'table/size-table').getByRole('region'),

  table: (page) => servedExample(page, 'table/size-table').getByRole('table'),

  column: (page) => servedExample(page, 'table/shipping-costs').getByRole('columnheader').first(),

  row: (page) => servedExample(page, 'table/shipping-costs').getByRole('rowheader').first(),

  cell: (page) => servedExample(page, 'table/shipping-costs').getByRole('cell').first(),
});
