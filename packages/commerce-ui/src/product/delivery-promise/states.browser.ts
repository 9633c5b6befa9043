import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/product/delivery-promise', states, {
  field: (page) => servedExample(page, 'product/delivery-promise/postcode').getByRole('textbox'),

  refused: (page) => servedExample(page, 'product/delivery-promise/refused').getByRole('textbox'),

  button: (page) => servedExample(page, 'product/delivery-promise/postcode').getByRole('button'),

  async pending(page) {
    const stage = await liveExample(page, 'product/delivery-promise/postcode');
    const button = stage.getByRole('button');
    await button.click();
    return button;
  },
});
