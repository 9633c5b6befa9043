import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/switch', states, {
  off: (page) =>
    servedExample(page, 'forms/switch/descriptions').getByRole('switch', {
      name: 'Save payment card',
    }),

  on: (page) =>
    servedExample(page, 'forms/switch/descriptions').getByRole('switch', {
      name: 'Recently viewed products',
    }),

  disabled: (page) =>
    servedExample(page, 'forms/switch/descriptions').getByRole('switch', {
      name: 'Sign in with a passkey',
    }),

  'labeled-by-aria': (page) =>
    servedExample(page, 'forms/switch/in-a-table').getByRole('switch').first(),

  group: (page) => servedExample(page, 'forms/switch/descriptions').getByRole('group'),
});
