import {expect} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/forms/input-error', states, {
  announced: (page) => servedExample(page, 'forms/input-error/in-a-field').getByRole('alert'),

  quiet: (page) => servedExample(page, 'forms/input-error/with-a-link').locator('#password-error'),

  described: (page) => servedExample(page, 'forms/input-error/with-a-link').getByLabel('Password'),

  async 'after-a-server'(page) {
    const stage = await liveExample(page, 'forms/input-error/after-a-server');
    const control = stage.getByRole('textbox');
    await control.fill('WOOL');
    await stage.getByRole('button').click();
    await expect(stage.getByRole('alert')).toBeVisible();
    return control;
  },
});
