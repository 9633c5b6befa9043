import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/radio-group', states, {
  group: (page) => servedExample(page, 'forms/radio-group/delivery').getByRole('radiogroup'),

  checked: (page) => servedExample(page, 'forms/radio-group/delivery').getByRole('radio').first(),

  unchecked: (page) => servedExample(page, 'forms/radio-group/delivery').getByRole('radio').nth(1),

  required: (page) => servedExample(page, 'forms/radio-group/size').getByRole('radiogroup'),

  'required-item': (page) =>
    servedExample(page, 'forms/radio-group/size').getByRole('radio').first(),

  disabled: (page) => servedExample(page, 'forms/radio-group/size').getByRole('radio').nth(2),

  async missing(page) {
    const stage = await liveExample(page, 'forms/radio-group/size');
    await stage.getByRole('button').click();
    return stage.getByRole('radiogroup');
  },

  invalid: (page) => servedExample(page, 'forms/radio-group/payment').getByRole('radiogroup'),
});
