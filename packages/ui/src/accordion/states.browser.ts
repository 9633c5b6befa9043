import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/accordion', states, {
  closed: (page) => servedExample(page, 'accordion/product-questions').locator('summary').nth(1),

  open: (page) => servedExample(page, 'accordion/product-questions').locator('summary').first(),

  async opened(page) {
    const stage = await liveExample(page, 'accordion/product-questions');
    const trigger = stage.locator('summary').nth(1);
    await trigger.click();
    return trigger;
  },

  async 'one-at-a-time'(page) {
    const stage = await liveExample(page, 'accordion/one-at-a-time');
    await stage.locator('summary').nth(1).click();
    return stage.locator('summary').first();
  },

  heading: (page) =>
    servedExample(page, 'accordion/help-page').getByRole('heading', {name: 'Where is my order?'}),

  level: (page) =>
    servedExample(page, 'accordion/product-questions').getByRole('heading', {
      name: 'How do I wash it?',
    }),
});
