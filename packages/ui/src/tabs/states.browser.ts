import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/tabs', states, {
  list: (page) => servedExample(page, 'tabs/product-information').getByRole('tablist'),

  vertical: (page) => servedExample(page, 'tabs/size-guide').getByRole('tablist'),

  selected: (page) =>
    servedExample(page, 'tabs/product-information').getByRole('tab', {name: 'Details'}),

  other: (page) => servedExample(page, 'tabs/product-information').getByRole('tab', {name: 'Care'}),

  async chosen(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    const tab = stage.getByRole('tab', {name: 'Care'});
    await tab.click();
    return tab;
  },

  async left(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await stage.getByRole('tab', {name: 'Care'}).click();
    return stage.getByRole('tab', {name: 'Details'});
  },

  disabled: (page) => servedExample(page, 'tabs/size-guide').getByRole('tab', {name: 'Trousers'}),

  panel: (page) => servedExample(page, 'tabs/product-information').getByRole('tabpanel').first(),
});
