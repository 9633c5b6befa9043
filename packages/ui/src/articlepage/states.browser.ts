import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/articlepage', states, {
  article: (page) => servedExample(page, 'articlepage/care-guide').getByRole('article'),

  heading: (page) => servedExample(page, 'articlepage/care-guide').getByRole('heading').first(),

  date: (page) => servedExample(page, 'articlepage/with-a-date').locator('time'),
});
