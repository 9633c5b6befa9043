import type {Page} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

async function opened(page: Page) {
  const stage = await liveExample(page, 'search/search-box/header');
  await stage.getByRole('combobox').pressSequentially('wo');
  await stage.getByRole('listbox').waitFor();
  return stage;
}

testStates('commerce-ui/search/search-box', states, {
  form: (page) => servedExample(page, 'search/search-box/plain').getByRole('search'),

  plain: (page) => servedExample(page, 'search/search-box/plain').getByRole('searchbox'),

  button: (page) => servedExample(page, 'search/search-box/plain').getByRole('button'),

  async closed(page) {
    const stage = await liveExample(page, 'search/search-box/header');
    return stage.getByRole('combobox');
  },

  open: async (page) => (await opened(page)).getByRole('combobox'),

  list: async (page) => (await opened(page)).getByRole('listbox'),

  group: async (page) => (await opened(page)).getByRole('group').first(),

  async option(page) {
    const stage = await opened(page);
    await page.keyboard.press('ArrowDown');
    return stage.getByRole('option').first();
  },
});
