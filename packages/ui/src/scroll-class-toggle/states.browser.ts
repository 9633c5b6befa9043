import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/scroll-class-toggle', states, {
  heading: (page) => servedExample(page, 'scroll-class-toggle/buy-bar').getByRole('heading'),

  async scrolled(page) {
    const stage = await liveExample(page, 'scroll-class-toggle/buy-bar');
    await stage
      .locator('> div')
      .evaluate((element) => element.scrollTo({top: 9999, behavior: 'instant'}));
    return stage.getByRole('heading');
  },
});
