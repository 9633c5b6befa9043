import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/product-details', states, {
  section: (page) => servedExample(page, 'product-details/jacket').getByRole('region'),

  heading: (page) => servedExample(page, 'product-details/jacket').getByRole('heading'),

  list: (page) => servedExample(page, 'product-details/jacket').locator('dl'),

  term: (page) => servedExample(page, 'product-details/jacket').locator('dt').first(),

  folded: (page) => servedExample(page, 'product-details/folded').locator('summary'),

  async unfolded(page) {
    const stage = await liveExample(page, 'product-details/folded');
    const trigger = stage.locator('summary');
    await trigger.click();
    return trigger;
  },
});
