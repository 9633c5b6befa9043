import {liveExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/drawer', states, {
  closed: async (page) => (await liveExample(page, 'drawer/delivery-options')).getByRole('button'),

  async open(page) {
    const stage = await liveExample(page, 'drawer/delivery-options');
    await stage.getByRole('button').click();
    return page.getByRole('dialog');
  },

  async title(page) {
    const stage = await liveExample(page, 'drawer/delivery-options');
    await stage.getByRole('button').click();
    return page.getByRole('dialog').getByRole('heading');
  },

  async close(page) {
    const stage = await liveExample(page, 'drawer/delivery-options');
    await stage.getByRole('button').click();
    return page.getByRole('dialog').getByRole('button', {name: 'Close'});
  },

  async handle(page) {
    const stage = await liveExample(page, 'drawer/store-list');
    await stage.getByRole('button').click();
    return page.getByRole('button', {name: 'Change the height'});
  },
});
