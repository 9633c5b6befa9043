import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/problem-report', states, {
  report: (page) => servedExample(page, 'problem-report/page-content').getByRole('complementary'),

  icon: (page) => servedExample(page, 'problem-report/page-content').getByRole('img'),

  list: (page) => servedExample(page, 'problem-report/page-content').getByRole('list'),
});
