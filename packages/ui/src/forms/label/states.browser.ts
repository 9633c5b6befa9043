import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/label', states, {
  group: (page) => servedExample(page, 'forms/label/checkout-address').getByRole('group'),

  required: (page) => servedExample(page, 'forms/label/checkout-address').getByLabel('Name'),

  async invalid(page) {
    const stage = await liveExample(page, 'forms/label/checkout-address');
    await stage.getByRole('button').click();
    return stage.getByLabel('Name');
  },

  described: (page) => servedExample(page, 'forms/label/newsletter').getByRole('textbox'),

  'described-group': (page) => servedExample(page, 'forms/label/sold-out').getByRole('group'),

  disabled: (page) => servedExample(page, 'forms/label/sold-out').getByLabel('Initials'),
});
