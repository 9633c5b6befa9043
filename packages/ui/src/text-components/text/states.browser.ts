import {servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/text-components/text', states, {
  paragraph: (page) =>
    servedExample(page, 'text-components/text/product-copy').getByRole('paragraph').first(),
});
