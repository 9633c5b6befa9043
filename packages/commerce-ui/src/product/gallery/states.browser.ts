import type {Page} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

const served = (page: Page) => servedExample(page, 'product/gallery/jacket');

async function openDialog(page: Page) {
  const stage = await liveExample(page, 'product/gallery/jacket');
  await stage.getByRole('button', {name: 'View larger'}).click();
  return stage.getByRole('dialog');
}

testStates('commerce-ui/product/gallery', states, {
  image: (page) => served(page).getByRole('img').first(),

  trigger: (page) => served(page).getByRole('button', {name: 'View larger'}),

  list: (page) => served(page).getByRole('list'),

  picture: (page) => served(page).getByRole('list').getByRole('button').first(),

  video: (page) =>
    servedExample(page, 'product/gallery/video').getByRole('button', {name: /video/}),

  dialog: (page) => openDialog(page),

  async 'zoom-out'(page) {
    const dialog = await openDialog(page);
    return dialog.getByRole('button', {name: 'Zoom out'});
  },

  async area(page) {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', {name: 'Zoom in'}).click();
    return dialog.getByRole('group');
  },
});
