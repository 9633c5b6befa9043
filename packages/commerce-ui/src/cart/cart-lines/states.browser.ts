import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/cart/cart-lines', states, {
  list: (page) => servedExample(page, 'cart/cart-lines/cart').getByRole('list'),

  name: (page) =>
    servedExample(page, 'cart/cart-lines/cart').getByRole('link', {name: 'Enamel mug'}),

  quantity: (page) =>
    servedExample(page, 'cart/cart-lines/cart').getByRole('spinbutton', {name: /Enamel mug/}),

  remove: (page) =>
    servedExample(page, 'cart/cart-lines/cart').getByRole('button', {name: 'Remove Enamel mug'}),

  update: (page) =>
    servedExample(page, 'cart/cart-lines/without-scripts').getByRole('button', {
      name: 'Update quantity of Enamel mug',
    }),

  async updating(page) {
    const stage = await liveExample(page, 'cart/cart-lines/failing-server');
    await stage.getByRole('button', {name: 'Increase'}).first().click();
    return stage.locator('[aria-busy=true]');
  },

  async failed(page) {
    const stage = await liveExample(page, 'cart/cart-lines/failing-server');
    await stage.getByRole('button', {name: 'Increase'}).first().click();
    return stage.getByRole('img', {name: 'Error'});
  },

  warning: (page) =>
    servedExample(page, 'cart/cart-lines/messages').getByRole('img', {name: 'Warning'}),

  shop: (page) => servedExample(page, 'cart/cart-lines/empty').getByRole('link').first(),
});
