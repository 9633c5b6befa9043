import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/dialog', states, {
  closed: (page) => servedExample(page, 'dialog/size-guide').getByRole('button'),

  async open(page) {
    const stage = await liveExample(page, 'dialog/size-guide');
    await stage.getByRole('button').click();
    return stage.getByRole('dialog');
  },

  async alert(page) {
    const stage = await liveExample(page, 'dialog/clear-cart');
    await stage.getByRole('button').click();
    return stage.getByRole('alertdialog');
  },

  async title(page) {
    const stage = await liveExample(page, 'dialog/size-guide');
    await stage.getByRole('button').click();
    return stage.getByRole('heading');
  },

  async close(page) {
    const stage = await liveExample(page, 'dialog/size-guide');
    await stage.getByRole('button').click();
    return stage.getByRole('button', {name: 'Close'});
  },

  async scroll(page) {
    const stage = await liveExample(page, 'dialog/return-policy');
    await stage.getByRole('button').click();
    return stage.locator('dialog [tabindex="0"]');
  },
});
