import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/totals', states, {
  list: (page) => servedExample(page, 'totals/order').locator('dl'),

  term: (page) => servedExample(page, 'totals/order').locator('dt').first(),

  amount: (page) => servedExample(page, 'totals/order').locator('dd').first(),
});
