import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/slider', states, {
  low: (page) =>
    servedExample(page, 'forms/slider/price-filter').getByRole('slider', {name: 'Lowest price'}),

  high: (page) =>
    servedExample(page, 'forms/slider/price-filter').getByRole('slider', {name: 'Highest price'}),

  only: (page) => servedExample(page, 'forms/slider/pickup-radius').getByRole('slider'),

  disabled: (page) =>
    servedExample(page, 'forms/slider/disabled').getByRole('slider', {name: 'Pickup within'}),
});
