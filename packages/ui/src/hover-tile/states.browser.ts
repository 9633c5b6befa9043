import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/hover-tile', states, {
  tile: (page) => servedExample(page, 'hover-tile/departments').getByRole('link').first(),

  async hovered(page) {
    const stage = await liveExample(page, 'hover-tile/second-image');
    const link = stage.getByRole('link').first();
    await link.hover();
    return link;
  },

  'new-tab': (page) => servedExample(page, 'hover-tile/words-alone').getByRole('link').last(),
});
