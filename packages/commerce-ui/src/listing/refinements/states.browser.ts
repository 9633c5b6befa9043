import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import type {Page} from '../../../../../tests/lib/test.ts';
import {states} from './states.ts';

const everyType = (page: Page) => servedExample(page, 'listing/refinements/every-type');
const longLists = (page: Page) => servedExample(page, 'listing/refinements/long-lists');

testStates('commerce-ui/listing/refinements', states, {
  form: (page) => everyType(page).getByRole('form'),

  group: (page) => everyType(page).getByRole('group', {name: 'Color'}),

  radios: (page) => everyType(page).getByRole('radiogroup'),

  value: (page) => everyType(page).getByRole('checkbox', {name: 'Moss (3)'}),

  async selected(page) {
    const stage = await liveExample(page, 'listing/refinements/every-type');
    const moss = stage.getByRole('checkbox', {name: 'Moss (3)'});
    await moss.check();
    return moss;
  },

  'nothing-left': (page) => longLists(page).getByRole('checkbox', {name: 'Stainless steel (0)'}),

  radio: (page) => everyType(page).getByRole('radio', {name: 'All'}),

  more: (page) => everyType(page).locator('summary').last(),

  fewer: (page) => longLists(page).locator('details[open] summary'),

  thumb: (page) => everyType(page).getByRole('slider', {name: 'Price: lowest'}),

  field: (page) => everyType(page).getByRole('spinbutton', {name: 'From (€)'}),

  button: (page) =>
    servedExample(page, 'listing/refinements/without-scripts').getByRole('button', {
      name: 'Show results',
    }),
});
