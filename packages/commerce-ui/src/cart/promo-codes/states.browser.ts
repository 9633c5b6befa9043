import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/cart/promo-codes', states, {
  field: (page) => servedExample(page, 'cart/promo-codes/cart').getByRole('textbox'),

  refused: (page) => servedExample(page, 'cart/promo-codes/refused').getByRole('textbox'),

  button: (page) =>
    servedExample(page, 'cart/promo-codes/cart').getByRole('button', {name: 'Apply'}),

  async pending(page) {
    const stage = await liveExample(page, 'cart/promo-codes/cart');
    await stage.getByRole('textbox').fill('WELCOME10');
    const button = stage.getByRole('button', {name: 'Apply'});
    await button.click();
    return button;
  },

  list: (page) => servedExample(page, 'cart/promo-codes/several').getByRole('list'),

  remove: (page) =>
    servedExample(page, 'cart/promo-codes/several').getByRole('button', {
      name: 'Remove WELCOME10',
    }),
});
