import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/popover', states, {
  closed: (page) => servedExample(page, 'popover/delivery-estimate').getByRole('button'),

  async open(page) {
    const stage = await liveExample(page, 'popover/delivery-estimate');
    const trigger = stage.getByRole('button', {name: 'How do we know?'});
    await trigger.click();
    return trigger;
  },

  async content(page) {
    const stage = await liveExample(page, 'popover/delivery-estimate');
    await stage.getByRole('button').click();
    return stage.getByRole('dialog');
  },

  async title(page) {
    const stage = await liveExample(page, 'popover/color-filter');
    await stage.getByRole('button').click();
    return stage.getByRole('dialog').getByRole('heading');
  },
});
