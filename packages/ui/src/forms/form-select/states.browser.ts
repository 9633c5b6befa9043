import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/form-select', states, {
  closed: (page) => servedExample(page, 'forms/form-select/sort-products').getByRole('combobox'),

  option: (page) =>
    servedExample(page, 'forms/form-select/sort-products').locator('option').first(),

  described: (page) => servedExample(page, 'forms/form-select/variants').getByRole('combobox'),

  group: (page) => servedExample(page, 'forms/form-select/variants').locator('optgroup'),

  required: (page) => servedExample(page, 'forms/form-select/country').getByRole('combobox'),

  async missing(page) {
    const stage = await liveExample(page, 'forms/form-select/country');
    await stage.getByRole('button').click();
    return stage.getByRole('combobox');
  },

  invalid: (page) =>
    servedExample(page, 'forms/form-select/states').getByRole('combobox', {name: 'State'}),

  disabled: (page) =>
    servedExample(page, 'forms/form-select/states').getByRole('combobox', {name: 'Store'}),
});
