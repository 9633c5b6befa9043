import type {Page} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

const table = (page: Page) => servedExample(page, 'product/size-guide/on-a-page');

testStates('commerce-ui/product/size-guide', states, {
  trigger: (page) => servedExample(page, 'product/size-guide/jacket').getByRole('button'),

  async dialog(page) {
    const stage = await liveExample(page, 'product/size-guide/jacket');
    await stage.getByRole('button', {name: 'Size guide'}).click();
    return stage.getByRole('dialog');
  },

  unit: (page) => table(page).getByRole('radio', {name: 'Centimeters'}),

  'other-unit': (page) => table(page).getByRole('radio', {name: 'Inches'}),

  region: (page) => table(page).getByRole('region'),

  table: (page) => table(page).getByRole('table'),

  measurement: (page) => table(page).getByRole('columnheader', {name: /Chest/}),

  selected: (page) => table(page).getByRole('rowheader', {name: /^M/}),
});
