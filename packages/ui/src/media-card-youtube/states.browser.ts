import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media-card-youtube', states, {
  card: (page) => servedExample(page, 'media-card-youtube/guide').getByRole('article'),

  heading: (page) => servedExample(page, 'media-card-youtube/guide').getByRole('heading'),

  video: async (page) => (await liveExample(page, 'media-card-youtube/guide')).getByRole('button'),
});
