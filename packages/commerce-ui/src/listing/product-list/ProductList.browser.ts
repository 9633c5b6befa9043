import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/listing/product-list';

testKeyboard('commerce-ui/listing/product-list', keyboard, {
  async tab(page) {
    const category = await liveExample(page, 'listing/product-list/category');
    await category.getByRole('link', {name: 'Rain jacket'}).focus();
    await page.keyboard.press('Tab');
    await expect(category.getByRole('link', {name: 'Fleece pullover'})).toBeFocused();
    const actions = await liveExample(page, 'listing/product-list/tile-actions');
    await actions.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(actions.getByRole('button').first()).toBeFocused();
  },

  async enter(page) {
    const category = await liveExample(page, 'listing/product-list/category');
    await category.getByRole('link', {name: 'Rain jacket'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#jackets-rain-jacket$/);
    const nothing = await liveExample(page, 'listing/product-list/no-results');
    await nothing.getByRole('link', {name: 'Clear all filters'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#all-snow-shoes$/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing while products load, and when they are there (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const stage = await liveExample(page, 'listing/product-list/loading');
    await stage.getByRole('checkbox').check();
    await expect(stage.locator('[aria-busy=true]')).toBeVisible();
    await expectNoAxeFindings(page, stage);
    await expect(stage.getByRole('article')).toHaveCount(2);
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: announces the number of products once when they have been loaded @claim-product-list.announced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'listing/product-list/loading');
  const reader = await heard(page);
  await stage.getByRole('checkbox').check();
  await expect.poll(() => reader.log.length).toBe(1);
  await stage.getByRole('checkbox').uncheck();
  await expect.poll(() => reader.log.length).toBe(2);
  expect((await reader.stop()).map(({text}) => text)).toEqual(['2 products', '4 products']);
});

test(`${ROUTE}: keeps the size of its columns and pictures while it loads @claim-product-list.placeholders`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'listing/product-list/loading');
  const sizes = () =>
    stage.locator('ul[aria-label=Products] > li').evaluateAll((items) =>
      items.map((item) => {
        const picture = item.querySelector('.aspect-product')!.getBoundingClientRect();
        return [item.getBoundingClientRect().width, picture.width, picture.height].map(Math.round);
      }),
    );
  const before = await sizes();
  await stage.getByRole('checkbox').check();
  await expect(stage.locator('[aria-busy=true]')).toBeVisible();
  expect(await sizes()).toEqual(before);
});

test(`${ROUTE}: fits 320 pixels, with one column @claim-product-list.narrow`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openComponentPage(page, ROUTE);
  const stage = servedExample(page, 'listing/product-list/category');
  const {lefts, overflow} = await stage.evaluate((element) => ({
    lefts: [...element.querySelectorAll('ul[aria-label=Products] > li')].map(
      (one) => one.getBoundingClientRect().left,
    ),
    overflow: element.scrollWidth - element.clientWidth,
  }));
  expect(new Set(lefts).size).toBe(1);
  expect(overflow).toBe(0);
});
