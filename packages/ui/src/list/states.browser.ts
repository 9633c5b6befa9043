import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/list', states, {
  named: (page) => servedExample(page, 'list/in-the-box').getByRole('list'),

  nameless: (page) => servedExample(page, 'list/included').getByRole('list'),

  item: (page) => servedExample(page, 'list/in-the-box').getByRole('listitem').first(),
});
