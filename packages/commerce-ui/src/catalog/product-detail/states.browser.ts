import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/catalog/product-detail', states, {
  title: (page) =>
    servedExample(page, 'catalog/product-detail/jacket').getByRole('heading', {
      name: 'Rain jacket',
    }),

  image: (page) => servedExample(page, 'catalog/product-detail/jacket').getByRole('img').first(),

  picture: (page) =>
    servedExample(page, 'catalog/product-detail/jacket').getByRole('button', {
      name: 'Rain jacket in moss, from the front',
    }),

  attribute: (page) =>
    servedExample(page, 'catalog/product-detail/jacket').getByRole('group', {name: 'Size'}),

  chosen: (page) =>
    servedExample(page, 'catalog/product-detail/jacket').getByRole('radio', {name: 'Moss'}),

  other: (page) =>
    servedExample(page, 'catalog/product-detail/jacket').getByRole('radio', {name: 'Ocean'}),

  missing: (page) =>
    servedExample(page, 'catalog/product-detail/sold-out').getByRole('radio').first(),

  quantity: (page) => servedExample(page, 'catalog/product-detail/jacket').getByRole('spinbutton'),

  add: (page) =>
    servedExample(page, 'catalog/product-detail/jacket').getByRole('button', {name: 'Add to cart'}),

  async adding(page) {
    const stage = await liveExample(page, 'catalog/product-detail/slow-cart');
    const cartButton = stage.getByRole('button', {name: 'Add to cart'});
    await cartButton.click();
    return cartButton;
  },

  'sold-out': (page) =>
    servedExample(page, 'catalog/product-detail/sold-out').getByRole('button', {
      name: 'Add to cart',
    }),

  'sold-out-quantity': (page) =>
    servedExample(page, 'catalog/product-detail/sold-out').getByRole('spinbutton'),

  loading: (page) => servedExample(page, 'catalog/product-detail/loading').getByRole('region'),
});
