import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/badge', states, {
  list: (page) => servedExample(page, 'badge/product-tile').getByRole('list'),

  item: (page) => servedExample(page, 'badge/product-tile').getByRole('listitem').first(),
});
