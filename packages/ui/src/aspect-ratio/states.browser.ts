import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/aspect-ratio', states, {
  image: (page) => servedExample(page, 'aspect-ratio/product-photo').getByRole('img'),
});
