import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/menu-bar', states, {
  navigation: (page) => servedExample(page, 'menu-bar/with-panels').getByRole('navigation'),

  list: (page) => servedExample(page, 'menu-bar/with-panels').getByRole('list').first(),

  link: (page) => servedExample(page, 'menu-bar/with-panels').getByRole('link', {name: 'Insoles'}),

  closed: (page) =>
    servedExample(page, 'menu-bar/with-panels').getByRole('button', {name: 'Shoes'}),

  async open(page) {
    const stage = await liveExample(page, 'menu-bar/with-panels');
    const button = stage.getByRole('button', {name: 'Shoes'});
    await button.click();
    return button;
  },

  nested: (page) => servedExample(page, 'menu-bar/account-vertical').getByRole('listitem').nth(1),
});
