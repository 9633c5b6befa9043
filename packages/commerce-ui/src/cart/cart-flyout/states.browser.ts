import type {Page} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

async function openCart(page: Page) {
  const stage = await liveExample(page, 'cart/cart-flyout/header');
  await stage.getByRole('button', {name: 'Cart, 4 items'}).click();
  return stage.getByRole('dialog');
}

testStates('commerce-ui/cart/cart-flyout', states, {
  served: (page) => servedExample(page, 'cart/cart-flyout/header').getByRole('link'),

  async closed(page) {
    const stage = await liveExample(page, 'cart/cart-flyout/header');
    return stage.getByRole('button');
  },

  async loading(page) {
    const stage = await liveExample(page, 'cart/cart-flyout/loading');
    return stage.getByRole('button');
  },

  open: openCart,

  async title(page) {
    return (await openCart(page)).getByRole('heading', {name: 'Your cart'});
  },

  async view(page) {
    return (await openCart(page)).getByRole('link', {name: 'View cart'});
  },

  async close(page) {
    return (await openCart(page)).getByRole('button', {name: 'Close the cart'});
  },
});
