import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media', states, {
  image: (page) => servedExample(page, 'media/widths-and-formats').getByRole('img'),

  video: async (page) => (await liveExample(page, 'media/guide-video')).getByRole('button'),
});
