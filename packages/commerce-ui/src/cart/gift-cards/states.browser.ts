import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/cart/gift-cards', states, {
  field: (page) => servedExample(page, 'cart/gift-cards/cart').getByRole('textbox'),

  refused: (page) => servedExample(page, 'cart/gift-cards/refused').getByRole('textbox'),

  button: (page) =>
    servedExample(page, 'cart/gift-cards/cart').getByRole('button', {name: 'Apply'}),

  async pending(page) {
    const stage = await liveExample(page, 'cart/gift-cards/cart');
    await stage.getByRole('textbox').fill('GIFT-X7K2');
    const button = stage.getByRole('button', {name: 'Apply'});
    await button.click();
    return button;
  },

  list: (page) => servedExample(page, 'cart/gift-cards/two-cards').getByRole('list'),

  remove: (page) =>
    servedExample(page, 'cart/gift-cards/two-cards').getByRole('button', {name: /X7K2/}),
});
