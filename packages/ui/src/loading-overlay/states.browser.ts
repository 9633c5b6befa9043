import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/loading-overlay', states, {
  busy: (page) => servedExample(page, 'loading-overlay/at-once').locator('[aria-busy=true]'),

  status: (page) => servedExample(page, 'loading-overlay/at-once').getByRole('status'),

  idle: (page) => servedExample(page, 'loading-overlay/filter-results').getByRole('status'),
});
