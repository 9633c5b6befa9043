import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/sheet', states, {
  closed: (page) => servedExample(page, 'sheet/mini-cart').getByRole('button'),

  async open(page) {
    const stage = await liveExample(page, 'sheet/mini-cart');
    await stage.getByRole('button').click();
    return stage.getByRole('dialog');
  },

  async title(page) {
    const stage = await liveExample(page, 'sheet/mini-cart');
    await stage.getByRole('button').click();
    return stage.getByRole('heading');
  },

  async close(page) {
    const stage = await liveExample(page, 'sheet/mini-cart');
    await stage.getByRole('button').click();
    return stage.getByRole('button', {name: 'Close'});
  },
});
