import {expect, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {collectComplaints} from '../../../../tests/browser/lib/page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/breadcrumb', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'breadcrumb/little-room');
    await stage.getByRole('link', {name: 'Home'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.locator('summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Wool blankets'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'breadcrumb/product-page');
    await stage.getByRole('link', {name: 'Women'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#women$/);
  },

  async more(page) {
    const stage = await liveExample(page, 'breadcrumb/little-room');
    const folded = stage.getByRole('link', {name: 'Bedroom'});
    await expect(folded).toBeHidden();
    await stage.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(folded).toBeVisible();
    await page.keyboard.press('Space');
    await expect(folded).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Living'})).toBeFocused();
  },
});

test('ui/breadcrumb: axe finds nothing when it is unfolded', async ({page}) => {
  await openComponentPage(page, 'ui/breadcrumb');
  const stage = await liveExample(page, 'breadcrumb/little-room');
  await stage.locator('summary').click();
  await expectNoAxeFindings(page, stage);
});

test('ui/breadcrumb: folds where there is little room, and fits 320 pixels', async ({page}) => {
  await openComponentPage(page, 'ui/breadcrumb');
  const stage = page.locator('[data-example="breadcrumb/product-page"] .example-stage');
  await expect(stage.getByRole('link', {name: 'Women'})).toBeVisible();
  await expect(stage.locator('summary')).toBeHidden();
  await page.setViewportSize({width: 320, height: 640});
  await expect(stage.getByRole('link', {name: 'Women'})).toBeHidden();
  await expect(stage.getByRole('link', {name: 'Scarves'})).toBeVisible();
  await stage.locator('summary').click();
  await expect(stage.getByRole('link', {name: 'Women'})).toBeVisible();
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('ui/breadcrumb: its JSON-LD is data to the Content-Security-Policy', async ({page}) => {
  const complaints = collectComplaints(page);
  await openComponentPage(page, 'ui/breadcrumb');
  const stage = await liveExample(page, 'breadcrumb/search-engines');
  const text = await stage.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? '')).toMatchObject({'@type': 'BreadcrumbList'});
  expect(complaints).toEqual([]);
});

test('ui/breadcrumb: arrows turn around from right to left @claim-breadcrumb.arrows', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/breadcrumb');
  const stage = await liveExample(page, 'breadcrumb/product-page');
  const arrow = stage.locator('li svg').last();
  await expect(arrow).toHaveCSS('scale', 'none');
  await stage.getByRole('navigation').evaluate((nav) => nav.setAttribute('dir', 'rtl'));
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('ui/breadcrumb: links are at least 32 pixels high, and long names wrap @claim-breadcrumb.room', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/breadcrumb');
  const stage = await liveExample(page, 'breadcrumb/product-page');
  const home = stage.getByRole('link').first();
  const heights = await stage
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(32);
  await home.evaluate((link) => (link.textContent = 'Scarves and shawls of wool '.repeat(8)));
  expect((await home.boundingBox())!.height).toBeGreaterThan(64);
  expect(await stage.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
