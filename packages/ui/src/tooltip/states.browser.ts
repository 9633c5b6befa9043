import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/tooltip', states, {
  described: (page) =>
    servedExample(page, 'tooltip/sold-out-size').getByRole('button', {name: 'M'}),

  named: (page) => servedExample(page, 'tooltip/product-actions').getByRole('button').first(),

  async shown(page) {
    const stage = await liveExample(page, 'tooltip/sold-out-size');
    const describedControl = stage.getByRole('button', {name: 'M'});
    await describedControl.hover();
    return describedControl;
  },

  async tip(page) {
    const stage = await liveExample(page, 'tooltip/sold-out-size');
    await stage.getByRole('button', {name: 'M'}).hover();
    return stage.getByRole('tooltip');
  },
});
