import {expect} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {latestAnnouncement} from '../../../../tests/lib/heard.ts';
import {states} from './states.ts';

testStates('ui/carousel', states, {
  region: (page) => servedExample(page, 'carousel/product-pictures').getByRole('region'),

  slide: async (page) =>
    (await liveExample(page, 'carousel/product-pictures')).getByRole('group', {
      name: 'Front, 1 of 3',
    }),

  'at-start': async (page) =>
    (await liveExample(page, 'carousel/product-pictures')).getByRole('button', {
      name: 'Previous picture',
    }),

  next: (page) =>
    servedExample(page, 'carousel/product-pictures').getByRole('button', {name: 'Next picture'}),

  async 'at-end'(page) {
    const stage = await liveExample(page, 'carousel/product-pictures');
    await stage.getByRole('button', {name: 'Picture 3 of 3'}).click();
    await expect(latestAnnouncement(page)).toHaveText('Picture 3 of 3');
    return stage.getByRole('button', {name: 'Next picture'});
  },

  picker: (page) =>
    servedExample(page, 'carousel/product-pictures').getByRole('group', {name: 'Choose a picture'}),

  pick: async (page) =>
    (await liveExample(page, 'carousel/product-pictures')).getByRole('button', {
      name: 'Picture 2 of 3',
    }),

  rotating: async (page) =>
    (await liveExample(page, 'carousel/promotions')).getByRole('button', {
      name: /automatic slides/,
    }),

  async paused(page) {
    const stage = await liveExample(page, 'carousel/promotions');
    const pauseButton = stage.getByRole('button', {name: /automatic slides/});
    await pauseButton.click();
    return pauseButton;
  },
});
