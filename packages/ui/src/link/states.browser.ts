import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/link', states, {
  link: (page) => servedExample(page, 'link/in-a-text').getByRole('link').first(),

  'new-tab': (page) => servedExample(page, 'link/out-of-the-store').getByRole('link').first(),
});
