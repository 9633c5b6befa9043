import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/product/rating', states, {
  link: (page) => servedExample(page, 'product/rating/product').getByRole('link'),

  group: (page) => servedExample(page, 'product/rating/field').getByRole('radiogroup'),

  star: (page) => servedExample(page, 'product/rating/field').getByRole('radio').nth(2),

  chosen: (page) =>
    servedExample(page, 'product/rating/refused-field')
      .getByRole('radiogroup', {name: 'Comfort'})
      .getByRole('radio', {name: '4 stars'}),

  async missing(page) {
    const stage = await liveExample(page, 'product/rating/field');
    await stage.getByRole('button').click();
    return stage.getByRole('radiogroup');
  },

  refused: (page) =>
    servedExample(page, 'product/rating/refused-field').getByRole('radiogroup', {name: 'Comfort'}),

  disabled: (page) =>
    servedExample(page, 'product/rating/refused-field').getByRole('radio', {
      name: '5 stars',
      disabled: true,
    }),
});
