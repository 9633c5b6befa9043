import {expect, type Locator, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const box = (stage: Locator) => stage.locator('> div');
const scrollTop = (stage: Locator) => box(stage).evaluate((element) => element.scrollTop);

async function scrollDown(stage: Locator) {
  await box(stage).evaluate((element) => element.scrollTo({top: 9999, behavior: 'instant'}));
}

testKeyboard('ui/back-to-top', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'back-to-top/long-results');
    const link = stage.getByRole('link', {name: 'Back to top'});
    await expect(link).toBeHidden();
    await scrollDown(stage);
    await expect(link).toBeVisible();
    await stage.getByRole('link', {name: 'Plum scarf'}).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await box(stage).evaluate((element) => element.scrollTo({top: 0, behavior: 'instant'}));
    await stage.getByRole('link', {name: 'White scarf'}).focus();
    await expect(link).toBeHidden();
  },

  async enter(page) {
    const stage = await liveExample(page, 'back-to-top/long-results');
    await scrollDown(stage);
    await stage.getByRole('link', {name: 'Back to top'}).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(stage)).toBe(0);
    await expect(box(stage)).toBeFocused();
    await expect(stage.getByRole('link', {name: 'Back to top'})).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'White scarf'})).toBeFocused();
  },
});

test('ui/back-to-top: gives the focus to its target, at once with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openComponentPage(page, 'ui/back-to-top');
  const stage = await liveExample(page, 'back-to-top/to-the-filters');
  await scrollDown(stage);
  await stage.getByRole('link', {name: 'Change the size'}).click();
  expect(await scrollTop(stage)).toBe(0);
  await expect(stage.getByLabel('Size')).toBeFocused();
});

test('ui/back-to-top: axe finds nothing, hidden or shown, also at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/back-to-top');
  for (const example of ['long-results', 'order-history', 'translated']) {
    const stage = await liveExample(page, `back-to-top/${example}`);
    await expectNoAxeFindings(page, stage);
    await scrollDown(stage);
    await expect(stage.locator('[data-visible]')).toBeInViewport();
    await expectNoAxeFindings(page, stage);
  }
});

test('ui/back-to-top: shows and works without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/back-to-top');
  const stage = page.locator('[data-example="back-to-top/order-history"] .example-stage');
  await stage.getByRole('link', {name: 'Newest orders'}).click();
  await expect(stage.getByRole('heading')).toBeInViewport();
  await context.close();
});
