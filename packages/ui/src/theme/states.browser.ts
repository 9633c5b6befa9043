import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/theme', states, {
  control: (page) => servedExample(page, 'theme/campaign').getByRole('button'),

  heading: (page) => servedExample(page, 'theme/campaign').getByRole('heading'),
});
