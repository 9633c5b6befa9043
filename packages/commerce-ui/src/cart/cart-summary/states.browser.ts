import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/cart/cart-summary', states, {
  section: (page) => servedExample(page, 'cart/cart-summary/summary').getByRole('region'),

  title: (page) => servedExample(page, 'cart/cart-summary/summary').getByRole('heading'),

  totals: (page) => servedExample(page, 'cart/cart-summary/summary').locator('dl'),

  checkout: (page) => servedExample(page, 'cart/cart-summary/summary').getByRole('link'),

  errors: (page) => servedExample(page, 'cart/cart-summary/blocked').getByRole('list').first(),
});
