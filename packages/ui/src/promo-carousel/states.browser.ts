import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/promo-carousel', states, {
  carousel: (page) =>
    servedExample(page, 'promo-carousel/season').getByRole('region', {name: 'This season'}),

  single: (page) =>
    servedExample(page, 'promo-carousel/single-offer').getByRole('region', {
      name: 'Offer of the month',
    }),

  slide: async (page) =>
    (await liveExample(page, 'promo-carousel/season')).getByRole('group', {name: '1 of 3'}),

  previous: (page) =>
    servedExample(page, 'promo-carousel/season').getByRole('button', {name: 'Previous offer'}),

  picker: (page) =>
    servedExample(page, 'promo-carousel/season').getByRole('group', {name: 'Choose an offer'}),

  pick: async (page) =>
    (await liveExample(page, 'promo-carousel/season')).getByRole('button', {name: 'Offer 2 of 3'}),

  rotating: async (page) =>
    (await liveExample(page, 'promo-carousel/by-themselves')).getByRole('button', {
      name: /automatic slides/,
    }),

  async paused(page) {
    const stage = await liveExample(page, 'promo-carousel/by-themselves');
    const pauseButton = stage.getByRole('button', {name: /automatic slides/});
    await pauseButton.click();
    return pauseButton;
  },
});
