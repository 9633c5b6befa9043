import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/contentpage', states, {
  hero: (page) => servedExample(page, 'contentpage/home-page').getByRole('region').first(),

  card: (page) => servedExample(page, 'contentpage/home-page').getByRole('article').first(),

  heading: (page) => servedExample(page, 'contentpage/home-page').getByRole('heading').first(),
});
