import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/quantity-controls', states, {
  'at-least': (page) =>
    servedExample(page, 'quantity-controls/cart-line').getByRole('button', {name: 'Decrease'}),

  value: (page) => servedExample(page, 'quantity-controls/cart-line').getByRole('spinbutton'),

  async more(page) {
    const stage = await liveExample(page, 'quantity-controls/cart-line');
    await stage.getByRole('button', {name: 'Increase'}).click();
    return stage.getByRole('button', {name: 'Decrease'});
  },

  increase: (page) =>
    servedExample(page, 'quantity-controls/cart-line').getByRole('button', {name: 'Increase'}),

  async 'at-most'(page) {
    const stage = await liveExample(page, 'quantity-controls/limit');
    const increaseButton = stage.getByRole('button', {name: 'Increase'}).first();
    await increaseButton.click();
    return increaseButton;
  },

  disabled: (page) =>
    servedExample(page, 'quantity-controls/limit').getByRole('spinbutton', {name: 'Gift boxes'}),

  'disabled-button': (page) =>
    servedExample(page, 'quantity-controls/limit').getByRole('button', {name: 'Decrease'}).nth(1),

  invalid: (page) =>
    servedExample(page, 'quantity-controls/limit').getByRole('spinbutton', {name: 'Tickets'}),
});
