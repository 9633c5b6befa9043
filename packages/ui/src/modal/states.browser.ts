import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/modal', states, {
  closed: (page) => servedExample(page, 'modal/find-your-size').getByRole('button'),

  icon: (page) => servedExample(page, 'modal/icon-trigger').getByRole('button'),

  async open(page) {
    const stage = await liveExample(page, 'modal/find-your-size');
    await stage.getByRole('button').click();
    return stage.getByRole('dialog');
  },

  async title(page) {
    const stage = await liveExample(page, 'modal/find-your-size');
    await stage.getByRole('button').click();
    return stage.getByRole('heading');
  },

  async close(page) {
    const stage = await liveExample(page, 'modal/find-your-size');
    await stage.getByRole('button').click();
    return stage.getByRole('button', {name: 'Close'});
  },
});
