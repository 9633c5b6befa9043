import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/button', states, {
  ready: (page) => servedExample(page, 'button/add-to-cart').getByRole('button'),

  async loading(page) {
    const stage = await liveExample(page, 'button/updating-the-cart');
    const button = stage.getByRole('button');
    await button.click();
    return button;
  },

  async disabled(page) {
    const stage = await liveExample(page, 'button/checkout-actions');
    const button = stage.getByRole('button', {name: 'Place order'});
    await button.click();
    return button;
  },

  async pressed(page) {
    const stage = await liveExample(page, 'button/wish-list');
    const iconButton = stage.getByRole('button');
    await iconButton.click();
    return iconButton;
  },

  link: (page) => servedExample(page, 'button/checkout-link').getByRole('link').first(),
});
