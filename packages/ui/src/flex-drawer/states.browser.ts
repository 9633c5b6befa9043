import {expect} from '@playwright/test';
import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/flex-drawer', states, {
  wide: (page) => servedExample(page, 'flex-drawer/category-filters').getByRole('region'),

  title: (page) => servedExample(page, 'flex-drawer/category-filters').getByRole('heading'),

  async closed(page) {
    const stage = await liveExample(page, 'flex-drawer/category-filters');
    const trigger = stage.locator('[popovertarget]').first();
    await page.setViewportSize({width: 390, height: 800});
    await expect(trigger).toBeVisible();
    return trigger;
  },

  async open(page) {
    const stage = await liveExample(page, 'flex-drawer/category-filters');
    await page.setViewportSize({width: 390, height: 800});
    await stage.getByRole('button', {name: 'Filter (0)'}).click();
    return stage.getByRole('dialog');
  },

  async close(page) {
    const stage = await liveExample(page, 'flex-drawer/category-filters');
    await page.setViewportSize({width: 390, height: 800});
    await stage.getByRole('button', {name: 'Filter (0)'}).click();
    return stage.getByRole('button', {name: 'Show 4 jackets'});
  },
});
