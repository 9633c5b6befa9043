import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/navigation/mobile-navigation', states, {
  navigation: (page) =>
    servedExample(page, 'navigation/mobile-navigation/store-menu').getByRole('navigation'),

  closed: (page) =>
    servedExample(page, 'navigation/mobile-navigation/store-menu')
      .locator('summary', {hasText: 'Clothes'})
      .first(),

  async open(page) {
    const stage = await liveExample(page, 'navigation/mobile-navigation/store-menu');
    const rowWithMore = stage.locator('summary', {hasText: 'Clothes'}).first();
    await rowWithMore.click();
    return rowWithMore;
  },

  async link(page) {
    const stage = await liveExample(page, 'navigation/mobile-navigation/store-menu');
    await stage.locator('summary', {hasText: 'Clothes'}).first().click();
    return stage.getByRole('link', {name: 'All Clothes'});
  },

  button: (page) =>
    servedExample(page, 'navigation/mobile-navigation/menu-button').getByRole('button'),

  async menu(page) {
    const stage = await liveExample(page, 'navigation/mobile-navigation/menu-button');
    await stage.getByRole('button').click();
    return stage.getByRole('dialog');
  },
});
