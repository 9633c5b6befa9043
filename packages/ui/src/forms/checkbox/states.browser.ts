import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/checkbox', states, {
  unchecked: (page) =>
    servedExample(page, 'forms/checkbox/gift-options').getByRole('checkbox', {
      name: 'Gift wrapping',
    }),

  checked: (page) =>
    servedExample(page, 'forms/checkbox/gift-options').getByRole('checkbox', {
      name: 'Without prices',
    }),

  mixed: async (page) =>
    (await liveExample(page, 'forms/checkbox/select-all')).getByRole('checkbox', {
      name: 'The whole order',
    }),

  disabled: (page) =>
    servedExample(page, 'forms/checkbox/gift-options').getByRole('checkbox', {
      name: 'Handwritten card',
    }),

  required: (page) => servedExample(page, 'forms/checkbox/terms').getByRole('checkbox').first(),

  async invalid(page) {
    const stage = await liveExample(page, 'forms/checkbox/terms');
    await stage.getByRole('button', {name: 'Place order'}).click();
    return stage.getByRole('checkbox').first();
  },

  'labeled-by-aria': (page) =>
    servedExample(page, 'forms/checkbox/in-a-table').getByRole('checkbox').first(),

  group: (page) => servedExample(page, 'forms/checkbox/gift-options').getByRole('group'),
});
