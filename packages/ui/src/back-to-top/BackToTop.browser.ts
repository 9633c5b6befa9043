import {expect, type Locator, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const box = (stage: Locator) => stage.locator('> div');
const scrollTop = (stage: Locator) => box(stage).evaluate((element) => element.scrollTop);

async function scrollDown(stage: Locator) {
  await box(stage).evaluate((element) => element.scrollTo({top: 9999, behavior: 'instant'}));
}

const rows = withClaims(keyboard, {
  tab: '@claim-back-to-top.tab-order',
  enter: '@claim-back-to-top.focus',
});

testKeyboard('ui/back-to-top', rows, {
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
    await expect(link).not.toHaveAttribute('data-visible');
    await expect(link).toBeVisible();
    await stage.getByRole('link', {name: 'White scarf'}).focus();
    await expect(link).toBeHidden();
    // The Tab key skips invisible elements.
    await expect(stage.getByText('Back to top')).toHaveCSS('visibility', 'hidden');
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

test('ui/back-to-top: gives the focus to its target, at once with reduced motion @claim-back-to-top.focus @claim-back-to-top.reduced-motion', async ({
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

test('ui/back-to-top: axe finds nothing while it is shown, at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/back-to-top');
  for (const example of ['long-results', 'order-history', 'translated']) {
    const stage = await liveExample(page, `back-to-top/${example}`);
    await scrollDown(stage);
    await expect(stage.locator('[data-visible]')).toBeInViewport();
    await expectNoAxeFindings(page, stage);
  }
});

test('ui/back-to-top: shows and works without JavaScript @claim-back-to-top.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/back-to-top');
  const stage = page.locator('[data-example="back-to-top/order-history"] .example-stage');
  await stage.getByRole('link', {name: 'Newest orders'}).click();
  await expect(stage.getByRole('heading')).toBeInViewport();
  await context.close();
});
