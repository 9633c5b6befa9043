import type {Page} from '@playwright/test';
import {liveExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

/** Opens the list of an example by a key, which moves to the first option. */
async function opened(page: Page, id: string) {
  const stage = await liveExample(page, id);
  await stage.getByRole('combobox').press('ArrowDown');
  return stage;
}

testStates('ui/forms/combobox', states, {
  closed: async (page) =>
    (await liveExample(page, 'forms/combobox/pickup-city')).getByRole('combobox'),

  open: async (page) => (await opened(page, 'forms/combobox/pickup-city')).getByRole('combobox'),

  list: async (page) => (await opened(page, 'forms/combobox/pickup-city')).getByRole('listbox'),

  highlighted: async (page) =>
    (await opened(page, 'forms/combobox/size')).getByRole('option', {name: /^Small/}),

  option: async (page) =>
    (await opened(page, 'forms/combobox/size')).getByRole('option', {name: /^Medium/}),

  'disabled-option': async (page) =>
    (await opened(page, 'forms/combobox/size')).getByRole('option', {name: /^Large/}),

  async loading(page) {
    const stage = await liveExample(page, 'forms/combobox/product-search');
    await stage.getByRole('combobox').pressSequentially('camp');
    return stage.getByRole('combobox');
  },

  clear: async (page) =>
    (await liveExample(page, 'forms/combobox/with-an-error')).getByRole('button', {
      name: 'Clear Ship to',
    }),

  invalid: async (page) =>
    (await liveExample(page, 'forms/combobox/with-an-error')).getByRole('combobox', {
      name: 'Ship to',
    }),

  disabled: async (page) =>
    (await liveExample(page, 'forms/combobox/with-an-error')).getByRole('combobox', {
      name: 'Bill to',
    }),
});
