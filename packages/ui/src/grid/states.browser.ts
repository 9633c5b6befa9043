import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/grid', states, {
  cell: (page) => servedExample(page, 'grid/product-tiles').getByRole('article').first(),
});
