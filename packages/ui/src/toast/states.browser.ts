import type {Page} from '@playwright/test';
import {liveExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

/** Presses the first button of an example, which shows a toast. */
async function toastOf(page: Page, example: string) {
  const stage = await liveExample(page, `toast/${example}`);
  await stage.getByRole('button').first().click();
  return page.getByRole('region', {name: 'Notifications'});
}

testStates('ui/toast', states, {
  region: (page) => toastOf(page, 'added-to-cart'),

  link: async (page) => (await toastOf(page, 'added-to-cart')).getByRole('link'),

  button: async (page) => (await toastOf(page, 'undo')).getByRole('button', {name: 'Undo'}),

  success: async (page) => (await toastOf(page, 'wish-list')).getByRole('img'),

  error: async (page) => (await toastOf(page, 'payment-failed')).getByRole('img'),

  close: async (page) => (await toastOf(page, 'payment-failed')).getByRole('button'),
});
