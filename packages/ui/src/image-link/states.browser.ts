import {servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/image-link', states, {
  image: (page) => servedExample(page, 'image-link/from-a-block').getByRole('link'),

  text: (page) => servedExample(page, 'image-link/without-an-image').getByRole('link').first(),
});
