import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/skip-to-content', states, {
  hidden: (page) =>
    servedExample(page, 'skip-to-content/store-page').getByRole('link', {
      name: 'Skip to the content',
    }),

  async focused(page) {
    const stage = await liveExample(page, 'skip-to-content/store-page');
    const link = stage.getByRole('link', {name: 'Skip to the content'});
    await link.focus();
    return link;
  },
});
