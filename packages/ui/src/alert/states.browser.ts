import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/alert', states, {
  note: (page) => servedExample(page, 'alert/tones').getByRole('img', {name: 'Note'}),

  error: (page) => servedExample(page, 'alert/tones').getByRole('img', {name: 'Error'}),

  polite: (page) => servedExample(page, 'alert/coupon').getByRole('status'),

  assertive: (page) => servedExample(page, 'alert/payment-failed').getByRole('alert'),

  async filled(page) {
    const stage = await liveExample(page, 'alert/payment-failed');
    await stage.getByRole('button').click();
    return stage.getByRole('alert');
  },

  close: (page) => servedExample(page, 'alert/dismissible').getByRole('button'),
});
