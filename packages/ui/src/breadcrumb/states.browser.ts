import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/breadcrumb', states, {
  navigation: (page) => servedExample(page, 'breadcrumb/product-page').getByRole('navigation'),

  list: (page) => servedExample(page, 'breadcrumb/product-page').getByRole('list'),

  link: (page) => servedExample(page, 'breadcrumb/product-page').getByRole('link').first(),

  current: (page) => servedExample(page, 'breadcrumb/product-page').getByRole('listitem').last(),

  folded: (page) => servedExample(page, 'breadcrumb/little-room').locator('summary'),

  async unfolded(page) {
    const stage = await liveExample(page, 'breadcrumb/little-room');
    const buttonForTheRest = stage.locator('summary');
    await buttonForTheRest.click();
    return buttonForTheRest;
  },
});
