import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/listing/product-list', states, {
  list: (page) =>
    servedExample(page, 'listing/product-list/category').getByRole('list', {name: 'Products'}),

  heading: (page) =>
    servedExample(page, 'listing/product-list/corrected-term').getByRole('heading').first(),

  product: (page) =>
    servedExample(page, 'listing/product-list/corrected-term').getByRole('link').first(),

  async loading(page) {
    const stage = await liveExample(page, 'listing/product-list/loading');
    await stage.getByRole('checkbox').check();
    return stage.locator('ul[aria-busy=true]');
  },

  nothing: (page) =>
    servedExample(page, 'listing/product-list/no-results').getByRole('heading', {level: 3}),

  clear: (page) =>
    servedExample(page, 'listing/product-list/no-results').getByRole('link', {name: 'Clear'}),
});
