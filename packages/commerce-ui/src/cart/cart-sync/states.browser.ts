import {liveExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/cart/cart-sync', states, {
  async changed(page) {
    const stage = await liveExample(page, 'cart/cart-sync/side-by-side');
    await stage.getByRole('button', {name: 'Add a mug in tab 1'}).click();
    return page.locator('#storefront-toolkit-announcer-polite');
  },
});
