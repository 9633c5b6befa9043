import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {nameOf} from '../../../../../tests/lib/accessibility-tree.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/checkbox';

testKeyboard('ui/forms/checkbox', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'forms/checkbox/size-filter');
    await stage.getByLabel('S (12)').focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByLabel('M (18)')).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'forms/checkbox/size-filter');
    await stage.getByLabel('M (18)').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByLabel('S (12)')).toBeFocused();
  },

  async space(page) {
    const filter = await liveExample(page, 'forms/checkbox/size-filter');
    await filter.getByLabel('S (12)').focus();
    await page.keyboard.press('Space');
    await expect(filter.getByLabel('S (12)')).toBeChecked();
    await expect(filter.getByRole('status')).toHaveText('30 products');
    await page.keyboard.press('Space');
    await expect(filter.getByLabel('S (12)')).not.toBeChecked();
    await expect(filter.getByRole('status')).toHaveText('18 products');

    const stage = await liveExample(page, 'forms/checkbox/select-all');
    const all = stage.getByLabel('The whole order');
    await expect(all).toBeChecked({indeterminate: true});
    await expectNoAxeFindings(page, stage);
    await all.focus();
    await page.keyboard.press('Space');
    await expect(all).toBeChecked();
    await expect(stage.getByLabel('Stoneware mug')).toBeChecked();
    await stage.getByLabel('Stoneware mug').focus();
    await page.keyboard.press('Space');
    await expect(all).toBeChecked({indeterminate: true});
  },

  async enter(page) {
    const stage = await liveExample(page, 'forms/checkbox/terms');
    const terms = stage.getByRole('checkbox', {name: 'I accept the terms of sale'});
    const news = stage.getByRole('checkbox', {name: 'Send me news about new products'});
    await news.focus();
    await page.keyboard.press('Enter');
    await expect(news).not.toBeChecked();
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription('Accept the terms to place the order.');
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('Space');
    await expect(terms).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Thank you for your order.');
  },
});

test(`${ROUTE} has a name with all of its spaces, as the browser computes it`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/checkbox/terms');
  expect(await nameOf(stage.getByRole('checkbox').first())).toBe('I accept the terms of sale');
});

test(`${ROUTE} leaves the checkbox as it is when a link in its label is followed`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/checkbox/terms');
  await stage.getByRole('link', {name: 'terms of sale'}).click();
  await expect(page).toHaveURL(/#terms$/);
  await expect(stage.getByRole('checkbox', {name: /terms/})).not.toBeChecked();
});

test(`${ROUTE} shows its state by more than a color, in forced colors too @claim-checkbox.forced-colors`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/checkbox/select-all');
  const scarf = stage.getByLabel('Wool scarf');
  const mark = () => scarf.evaluate((box) => getComputedStyle(box, '::before').display);
  expect(await mark()).toBe('block');
  await page.emulateMedia({forcedColors: 'active'});
  expect(await mark()).toBe('none');
  expect(await scarf.evaluate((box) => getComputedStyle(box).appearance)).toBe('auto');
});

test(`${ROUTE} has rows that a thumb can press at 320 px`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const rows = (await liveExample(page, 'forms/checkbox/gift-options')).locator('label');
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test(`${ROUTE} works without JavaScript @claim-checkbox.no-script`, async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await openComponentPage(page, ROUTE);
  const stage = page.locator('[data-example="forms/checkbox/gift-options"] .example-stage');
  const box = stage.getByRole('checkbox').first();
  const before = await box.isChecked();
  await stage.locator('label').first().click();
  await expect(box).toBeChecked({checked: !before});
  await page.close();
});
