import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import type {Page} from '../../../../../tests/lib/test.ts';
import {states} from './states.ts';

const everyType = (page: Page) => servedExample(page, 'listing/active-refinements/every-type');

testStates('commerce-ui/listing/active-refinements', states, {
  list: (page) => everyType(page).getByRole('list'),

  link: (page) => everyType(page).getByRole('link', {name: 'Remove Color: Moss'}),

  clear: (page) => everyType(page).getByRole('link', {name: 'Clear all'}),
});
