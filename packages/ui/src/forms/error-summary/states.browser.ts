import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/error-summary', states, {
  async 'browser-errors'(page) {
    const stage = await liveExample(page, 'forms/error-summary/groups');
    await stage.getByRole('button').click();
    return stage.getByRole('region');
  },

  'server-errors': (page) =>
    servedExample(page, 'forms/error-summary/server-errors').getByRole('region'),

  heading: (page) => servedExample(page, 'forms/error-summary/server-errors').getByRole('heading'),

  'error-link': (page) =>
    servedExample(page, 'forms/error-summary/server-errors').getByRole('link'),
});
