import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/product/reviews', states, {
  distribution: (page) => servedExample(page, 'product/reviews/summary').getByRole('list'),

  row: (page) =>
    servedExample(page, 'product/reviews/summary').getByRole('list').getByRole('link').first(),

  heading: (page) =>
    servedExample(page, 'product/reviews/list').getByRole('heading', {level: 3}).first(),

  review: (page) => servedExample(page, 'product/reviews/list').getByRole('article').first(),

  stars: (page) => servedExample(page, 'product/reviews/form').getByRole('radiogroup'),

  text: (page) =>
    servedExample(page, 'product/reviews/form').getByRole('textbox', {name: 'Your review'}),

  async missing(page) {
    const stage = await liveExample(page, 'product/reviews/form');
    await stage.getByRole('button').click();
    return stage.getByRole('radiogroup');
  },

  refused: (page) =>
    servedExample(page, 'product/reviews/refused').getByRole('textbox', {name: 'Headline'}),

  async pending(page) {
    const stage = await liveExample(page, 'product/reviews/form');
    await stage.getByRole('radio', {name: '4 stars'}).check();
    await stage
      .getByRole('textbox', {name: 'Your review'})
      .fill('Light and quiet, and it packs small.');
    await stage.getByRole('button').click();
    return stage.getByRole('button');
  },
});
