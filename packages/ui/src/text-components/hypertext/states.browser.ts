import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/text-components/hypertext', states, {
  strong: (page) => servedExample(page, 'text-components/hypertext/tags').locator('strong').first(),

  deleted: (page) =>
    servedExample(page, 'text-components/hypertext/tags').locator('del, s').first(),

  'link-text': (page) =>
    servedExample(page, 'text-components/hypertext/within-a-button').getByRole('button').first(),
});
