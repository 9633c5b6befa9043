import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/cart/free-shipping', states, {
  below: (page) => servedExample(page, 'cart/free-shipping/below').getByRole('progressbar'),

  silent: (page) => servedExample(page, 'cart/free-shipping/below').getByRole('status'),

  reached: (page) => servedExample(page, 'cart/free-shipping/reached').getByRole('progressbar'),

  status: (page) => servedExample(page, 'cart/free-shipping/reached').getByRole('status'),
});
