import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media-card-vimeo', states, {
  card: (page) => servedExample(page, 'media-card-vimeo/guide').getByRole('article'),

  heading: (page) => servedExample(page, 'media-card-vimeo/guide').getByRole('heading'),

  video: async (page) => (await liveExample(page, 'media-card-vimeo/guide')).getByRole('button'),
});
