import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media-block-hero', states, {
  region: (page) => servedExample(page, 'media-block-hero/category').getByRole('region'),

  image: (page) => servedExample(page, 'media-block-hero/category').getByRole('img'),

  heading: (page) => servedExample(page, 'media-block-hero/category').getByRole('heading'),

  link: (page) => servedExample(page, 'media-block-hero/category').getByRole('link').first(),

  video: async (page) => (await liveExample(page, 'media-block-hero/video')).getByRole('button'),
});
