import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/media-card', states, {
  card: (page) => servedExample(page, 'media-card/category').getByRole('article'),

  image: (page) => servedExample(page, 'media-card/category').getByRole('img'),

  heading: (page) => servedExample(page, 'media-card/category').getByRole('heading'),

  link: (page) => servedExample(page, 'media-card/category').getByRole('link'),
});
