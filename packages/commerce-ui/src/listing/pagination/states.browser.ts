import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/listing/pagination', states, {
  pages: (page) => servedExample(page, 'listing/pagination/numbered').getByRole('navigation'),

  current: (page) =>
    servedExample(page, 'listing/pagination/numbered').getByRole('link', {name: 'Page 6'}),

  other: (page) =>
    servedExample(page, 'listing/pagination/numbered').getByRole('link', {name: 'Page 12'}),

  previous: (page) =>
    servedExample(page, 'listing/pagination/numbered').getByRole('link', {name: 'Previous'}),

  next: (page) =>
    servedExample(page, 'listing/pagination/cursor').getByRole('link', {name: 'Next'}),

  more: (page) =>
    servedExample(page, 'listing/pagination/load-more').getByRole('link', {name: 'Show more'}),

  async loading(page) {
    const stage = await liveExample(page, 'listing/pagination/load-more');
    await stage.getByRole('link', {name: 'Show more'}).click();
    return stage.getByRole('link', {name: 'Loading'});
  },

  async failed(page) {
    const stage = await liveExample(page, 'listing/pagination/failed-request');
    await stage.getByRole('link', {name: 'Older orders'}).click();
    return stage.getByRole('link', {name: 'Try again'});
  },
});
