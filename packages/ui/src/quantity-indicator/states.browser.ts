import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/quantity-indicator', states, {
  count: (page) => servedExample(page, 'quantity-indicator/cart-link').getByRole('link'),

  'in-a-button': (page) =>
    servedExample(page, 'quantity-indicator/filters').getByRole('button', {name: /Clear filters/}),

  zero: (page) => servedExample(page, 'quantity-indicator/two-places').getByRole('link'),
});
