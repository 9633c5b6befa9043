import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/input', states, {
  empty: (page) =>
    servedExample(page, 'forms/input/sizes').getByRole('textbox', {name: 'Order number'}),

  search: (page) => servedExample(page, 'forms/input/sizes').getByRole('searchbox'),

  required: (page) =>
    servedExample(page, 'forms/input/contact').getByRole('textbox', {name: 'Email'}),

  described: (page) =>
    servedExample(page, 'forms/input/contact').getByRole('textbox', {name: 'Phone'}),

  textarea: (page) => servedExample(page, 'forms/input/gift-message').getByRole('textbox'),

  invalid: (page) =>
    servedExample(page, 'forms/input/states').getByRole('textbox', {name: 'Company'}),

  'read-only': (page) =>
    servedExample(page, 'forms/input/states').getByRole('textbox', {name: 'Customer number'}),

  disabled: (page) =>
    servedExample(page, 'forms/input/states').getByRole('textbox', {name: 'Cost center'}),
});
