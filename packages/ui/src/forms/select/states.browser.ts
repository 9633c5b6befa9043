import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/select', states, {
  closed: (page) => servedExample(page, 'forms/select/color').getByRole('combobox'),

  placeholder: (page) => servedExample(page, 'forms/select/size').getByRole('combobox'),

  async open(page) {
    const stage = await liveExample(page, 'forms/select/color');
    const trigger = stage.getByRole('combobox');
    await trigger.click();
    return trigger;
  },

  async list(page) {
    const stage = await liveExample(page, 'forms/select/color');
    await stage.getByRole('combobox').click();
    return stage.page().getByRole('listbox');
  },

  async selected(page) {
    const stage = await liveExample(page, 'forms/select/color');
    await stage.getByRole('combobox').click();
    return stage.page().getByRole('option', {name: 'Rust'});
  },

  async option(page) {
    const stage = await liveExample(page, 'forms/select/color');
    await stage.getByRole('combobox').click();
    return stage.page().getByRole('option', {name: 'Moss'});
  },

  async disabled(page) {
    const stage = await liveExample(page, 'forms/select/size');
    await stage.getByRole('combobox').click();
    return stage.page().getByRole('option', {name: 'L Sold out', exact: true});
  },

  async group(page) {
    const stage = await liveExample(page, 'forms/select/groups');
    await stage.getByRole('combobox').click();
    return stage.page().getByRole('group', {name: 'Europe'});
  },

  required: async (page) => (await liveExample(page, 'forms/select/pickup')).getByRole('combobox'),

  async missing(page) {
    const stage = await liveExample(page, 'forms/select/pickup');
    await stage.getByRole('button', {name: 'Reserve'}).click();
    return stage.getByRole('combobox');
  },

  invalid: (page) => servedExample(page, 'forms/select/groups').getByRole('combobox'),
});
