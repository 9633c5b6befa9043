import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media-hero-youtube', states, {
  region: (page) => servedExample(page, 'media-hero-youtube/season').getByRole('region'),

  heading: (page) => servedExample(page, 'media-hero-youtube/season').getByRole('heading'),

  video: async (page) => (await liveExample(page, 'media-hero-youtube/season')).getByRole('button'),
});
