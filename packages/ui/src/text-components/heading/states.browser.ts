import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/text-components/heading', states, {
  heading: (page) =>
    servedExample(page, 'text-components/heading/department').getByRole('heading').first(),

  lower: (page) =>
    servedExample(page, 'text-components/heading/department').getByRole('heading').nth(1),
});
