import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/text-components/rich-text', states, {
  paragraph: (page) =>
    servedExample(page, 'text-components/rich-text/care-guide').getByRole('paragraph').first(),

  heading: (page) =>
    servedExample(page, 'text-components/rich-text/care-guide').getByRole('heading'),

  list: (page) => servedExample(page, 'text-components/rich-text/care-guide').getByRole('list'),

  quote: (page) =>
    servedExample(page, 'text-components/rich-text/lists-and-quotes').locator('blockquote'),

  link: (page) => servedExample(page, 'text-components/rich-text/care-guide').getByRole('link'),
});
