import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('commerce-ui/listing/sort', states, {
  select: (page) => servedExample(page, 'listing/sort/toolbar').getByRole('combobox'),

  option: (page) =>
    servedExample(page, 'listing/sort/toolbar').getByRole('option', {selected: true}),

  async button(page) {
    const stage = await liveExample(page, 'listing/sort/toolbar');
    await stage.getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    return stage.getByRole('button');
  },
});
