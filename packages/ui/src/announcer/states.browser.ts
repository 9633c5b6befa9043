import type {Page} from '@playwright/test';
import {liveExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

async function regionAfterCall(page: Page, politeness: 'polite' | 'assertive') {
  const stage = await liveExample(page, 'announcer/cart-change');
  await stage.getByRole('button').click();
  return page.locator(`#storefront-toolkit-announcer-${politeness}`);
}

testStates('ui/announcer', states, {
  polite: (page) => regionAfterCall(page, 'polite'),
  assertive: (page) => regionAfterCall(page, 'assertive'),
});
