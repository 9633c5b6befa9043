import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/footer', states, {
  footer: (page) => servedExample(page, 'footer/store').locator('footer'),

  navigation: (page) => servedExample(page, 'footer/store').getByRole('navigation'),

  heading: (page) => servedExample(page, 'footer/store').getByRole('heading', {name: 'Shop'}),

  list: (page) => servedExample(page, 'footer/store').getByRole('list', {name: 'Shop'}),

  link: (page) => servedExample(page, 'footer/store').getByRole('link').first(),

  social: (page) =>
    servedExample(page, 'footer/store')
      .getByRole('list', {name: 'Follow us'})
      .getByRole('link')
      .first(),
});
