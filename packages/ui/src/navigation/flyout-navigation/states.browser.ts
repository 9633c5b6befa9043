import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/navigation/flyout-navigation', states, {
  navigation: (page) =>
    servedExample(page, 'navigation/flyout-navigation/departments').getByRole('navigation'),

  closed: (page) =>
    servedExample(page, 'navigation/flyout-navigation/departments').getByRole('button', {
      name: 'Clothes',
    }),

  async open(page) {
    const stage = await liveExample(page, 'navigation/flyout-navigation/departments');
    const button = stage.getByRole('button', {name: 'Clothes'});
    await button.click();
    return button;
  },

  async link(page) {
    const stage = await liveExample(page, 'navigation/flyout-navigation/departments');
    await stage.getByRole('button', {name: 'Clothes'}).click();
    return stage.getByRole('link', {name: 'All Clothes'});
  },
});
