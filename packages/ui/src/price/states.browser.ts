import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/price', states, {
  old: (page) => servedExample(page, 'price/product-page').locator('del, s').first(),
});
