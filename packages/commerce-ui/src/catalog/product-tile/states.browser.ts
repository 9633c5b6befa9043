import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/catalog/product-tile', states, {
  tile: (page) => servedExample(page, 'catalog/product-tile/listing').getByRole('article').first(),

  heading: (page) =>
    servedExample(page, 'catalog/product-tile/listing').getByRole('heading').first(),

  link: (page) => servedExample(page, 'catalog/product-tile/listing').getByRole('link').first(),

  labels: (page) =>
    servedExample(page, 'catalog/product-tile/listing').getByRole('list', {name: 'Labels'}).first(),

  action: (page) => servedExample(page, 'catalog/product-tile/wish-list').getByRole('button'),

  async pressed(page) {
    const stage = await liveExample(page, 'catalog/product-tile/wish-list');
    const action = stage.getByRole('button');
    await action.click();
    return action;
  },

  loading: (page) =>
    servedExample(page, 'catalog/product-tile/loading').locator('[aria-busy=true]'),
});
