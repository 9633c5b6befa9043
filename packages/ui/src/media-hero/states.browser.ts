import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media-hero', states, {
  region: (page) => servedExample(page, 'media-hero/season').getByRole('region'),

  image: (page) => servedExample(page, 'media-hero/season').getByRole('img'),

  heading: (page) => servedExample(page, 'media-hero/season').getByRole('heading'),

  link: (page) => servedExample(page, 'media-hero/season').getByRole('link').first(),
});
