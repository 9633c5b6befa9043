import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
} from '../../../../../tests/lib/component-page.ts';
import {isExpanded} from '../../../../../tests/lib/accessibility-tree.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/navigation/mobile-navigation';

async function storeMenu(page: Page) {
  const stage = await liveExample(page, 'navigation/mobile-navigation/store-menu');
  return {
    stage,
    row: (name: string) => stage.locator('summary', {hasText: name}).first(),
    link: (name: string) => stage.getByRole('link', {name, exact: true}),
  };
}

const rows = withClaims(keyboard, {
  tab: '@claim-mobile-navigation.hidden-rows',
  open: '@claim-mobile-navigation.hidden-rows @claim-mobile-navigation.focus-stays',
  back: '@claim-mobile-navigation.focus-stays',
});

testKeyboard('ui/navigation/mobile-navigation', rows, {
  async tab(page) {
    const {stage, row, link} = await storeMenu(page);
    await row('Clothes').focus();
    await page.keyboard.press('Tab');
    await expect(row('Shoes')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link('All Clothes')).toBeFocused();
    await link('Base layers').focus();
    await page.keyboard.press('Tab');
    expect(await stage.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  },

  async open(page) {
    const {row, link} = await storeMenu(page);
    await row('Clothes').focus();
    await page.keyboard.press('Enter');
    await expect(row('Clothes')).toBeFocused();
    await expect(link('Pants')).toBeVisible();
    await expect(link('Sale')).toBeHidden();
    await row('Jackets').focus();
    await page.keyboard.press('Space');
    await expect(row('Jackets')).toBeFocused();
    await expect(link('Rain jackets')).toBeVisible();
    await expect(link('Pants')).toBeHidden();
    await expect(row('Clothes')).toBeHidden();
  },

  async back(page) {
    const {row, link} = await storeMenu(page);
    await row('Clothes').press('Enter');
    await row('Jackets').press('Enter');
    await page.keyboard.press('Enter');
    await expect(row('Jackets')).toBeFocused();
    await expect(link('Rain jackets')).toBeHidden();
    await expect(link('Pants')).toBeVisible();
    await row('Clothes').focus();
    await page.keyboard.press('Space');
    await expect(row('Clothes')).toBeFocused();
    await expect(link('Sale')).toBeVisible();
  },

  async follow(page) {
    const {row, link} = await storeMenu(page);
    await row('Shoes').press('Enter');
    await link('Boots').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#boots$/);
  },
});

test.describe('ui/navigation/mobile-navigation', () => {
  test.beforeEach(({page}) => openComponentPage(page, ROUTE));

  test('has no findings of axe at any level', async ({page}) => {
    const {stage, row} = await storeMenu(page);
    await expectNoAxeFindings(page, stage);
    await row('Clothes').click();
    await expectNoAxeFindings(page, stage);
    await row('Jackets').click();
    await expectNoAxeFindings(page, stage);
  });

  test('opens in a sheet on a narrow screen', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const stage = await liveExample(page, 'navigation/mobile-navigation/menu-button');
    await stage.getByRole('button', {name: 'Menu', exact: true}).click();
    await stage.locator('summary', {hasText: 'Tea'}).click();
    await expect(stage.getByRole('link', {name: 'Green tea'})).toBeVisible();
    const sheet = stage.getByRole('dialog', {name: 'Products'});
    await expect.poll(() => sheet.evaluate((one) => one.getAnimations().length)).toBe(0);
    const box = (await sheet.boundingBox())!;
    expect([box.x, box.y, box.height]).toEqual([0, 0, 640]);
    expect(box.width).toBeLessThanOrEqual(320 * 0.85 + 1);
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('button', {name: 'Menu', exact: true})).toBeFocused();
  });

  test('shows one arrow, on the side of the direction', async ({page}) => {
    const stage = await liveExample(page, 'navigation/mobile-navigation/right-to-left');
    const arrow = stage.locator('summary').first().locator('> svg');
    const row = (await stage.locator('summary').first().boundingBox())!;
    const box = (await arrow.boundingBox())!;
    expect(box.x - row.x).toBeLessThan(30);
    await stage.locator('summary').first().click();
    await expect(arrow).toBeHidden();
  });
});

test('ui/navigation/mobile-navigation goes down and back without JavaScript @claim-mobile-navigation.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, ROUTE);
  const stage = page.locator('[data-example="navigation/mobile-navigation/store-menu"]');
  const shoes = stage.locator('summary', {hasText: 'Shoes'});
  await shoes.click();
  await expect(stage.getByRole('link', {name: 'Boots'})).toBeVisible();
  await expect(stage.getByRole('link', {name: 'Sale'})).toBeHidden();
  await shoes.click();
  await expect(stage.getByRole('link', {name: 'Sale'})).toBeVisible();

  const current = page.locator('[data-example="navigation/mobile-navigation/current-page"]');
  await expect(current.getByRole('link', {name: 'Desks'})).toBeVisible();
  await expect(current.locator('.example-stage summary:visible')).toHaveCount(1);
  await context.close();
});

test(`${ROUTE}: the browser tells whether a row is expanded @claim-mobile-navigation.expanded`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {row} = await storeMenu(page);
  expect(await isExpanded(row('Clothes'))).toBe(false);
  await row('Clothes').press('Enter');
  expect(await isExpanded(row('Clothes'))).toBe(true);
});

test(`${ROUTE}: a text that is looked for opens its level @claim-mobile-navigation.find-in-page`, async ({
  page,
}) => {
  const found = servedExample(page, 'navigation/mobile-navigation/store-menu').getByRole('link', {
    name: 'Rain jackets',
  });
  await openComponentPage(page, ROUTE);
  await expect(found).toBeHidden();
  await page.goto('about:blank');
  // The fragment of an address finds a text as find-in-page does, and a test can ask for it.
  await openComponentPage(page, `${ROUTE}#:~:text=Rain%20jackets`);
  await expect(found).toBeVisible();
});

test(`${ROUTE}: each row is 48 pixels high or more, and none moves @claim-mobile-navigation.row-height @claim-mobile-navigation.no-motion`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, row} = await storeMenu(page);
  const moved = () => stage.evaluate((element) => element.getAnimations({subtree: true}).length);
  const lowest = () =>
    stage.locator('nav :is(a, summary)').evaluateAll((rows) => {
      const heights = rows.map((one) => one.getBoundingClientRect().height);
      return Math.min(...heights.filter((height) => height > 0));
    });
  expect(await lowest()).toBeGreaterThanOrEqual(48);
  for (const name of ['Clothes', 'Jackets']) {
    await row(name).click();
    expect(await moved()).toBe(0);
    expect(await lowest()).toBeGreaterThanOrEqual(48);
  }
  const durations = await stage
    .locator('nav, nav *')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
  expect([...new Set(durations)]).toEqual(['0s']);
});
