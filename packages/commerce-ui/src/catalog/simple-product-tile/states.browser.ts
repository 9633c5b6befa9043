import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/catalog/simple-product-tile', states, {
  tile: (page) =>
    servedExample(page, 'catalog/simple-product-tile/without-price').getByRole('article'),

  heading: (page) =>
    servedExample(page, 'catalog/simple-product-tile/without-price').getByRole('heading'),

  link: (page) =>
    servedExample(page, 'catalog/simple-product-tile/without-price').getByRole('link'),

  loading: (page) =>
    servedExample(page, 'catalog/simple-product-tile/loading').locator('[aria-busy=true]'),
});
