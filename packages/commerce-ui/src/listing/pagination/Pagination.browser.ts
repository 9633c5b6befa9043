import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/listing/pagination';
const numberedOn = (page: Page) => liveExample(page, 'listing/pagination/numbered');
const moreOn = (page: Page) => liveExample(page, 'listing/pagination/load-more');

testKeyboard('commerce-ui/listing/pagination', keyboard, {
  async tab(page) {
    const stage = await numberedOn(page);
    await stage.getByRole('link', {name: 'Previous'}).focus();
    for (const name of ['Page 1', 'Page 5', 'Page 6', 'Page 7', 'Page 12', 'Next']) {
      await page.keyboard.press('Tab');
      await expect(stage.getByRole('link', {name, exact: true})).toBeFocused();
    }
  },

  async enter(page) {
    const stage = await numberedOn(page);
    await stage.getByRole('link', {name: 'Page 7'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#jackets-page-7$/);
  },

  async load(page) {
    const stage = await moreOn(page);
    await stage.getByRole('link', {name: 'Show more'}).focus();
    await page.keyboard.press('Enter');
    const tiles = stage.getByRole('article');
    await expect(tiles).toHaveCount(6);
    await expect(tiles.nth(3).getByRole('link')).toBeFocused();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing on another page, while it loads and after it failed (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const router = await liveExample(page, 'listing/pagination/router');
    await router.getByRole('link', {name: 'Page 20'}).click();
    await expect(router.getByText('Page 20 of 20')).toBeVisible();
    const fails = await liveExample(page, 'listing/pagination/failed-request');
    await fails.getByRole('link', {name: 'Older orders'}).click();
    await expectNoAxeFindings(page, router, fails);
    await expect(fails.getByRole('link', {name: 'Try again'})).toBeVisible();
    await expectNoAxeFindings(page, fails);
  });
}

test(`${ROUTE}: fits a screen of 320 pixels on one line, with targets of at least 24 @claim-pagination.narrow`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openComponentPage(page, ROUTE);
  const nav = servedExample(page, 'listing/pagination/numbered').getByRole('navigation');
  await expect(nav.getByRole('link', {name: 'Next'})).toBeVisible();
  const {lines, sizes, overflow} = await nav.evaluate((element) => {
    // A screen of 320 pixels with edges of 16. The stage of an example has edges too.
    element.style.width = '288px';
    const boxes = [...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    return {
      lines: new Set(boxes.map(({top}) => Math.round(top))).size,
      sizes: boxes.flatMap(({width, height}) => [width, height]),
      overflow: element.scrollWidth - element.clientWidth,
    };
  });
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  expect({lines, overflow}).toEqual({lines: 1, overflow: 0});
});

test(`${ROUTE}: is a link to the next page without JavaScript @claim-pagination.more-link`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'listing/pagination/load-more');
    await stage.getByRole('link', {name: 'Show more'}).click();
    await expect(page).toHaveURL(/#more-page-2$/);
  });
});

test(`${ROUTE}: announces new products once, and leads on until the last @claim-pagination.more-announced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await moreOn(page);
  const more = stage.getByRole('link', {name: /Show more|Loading/});
  const reader = await heard(page);
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await more.dispatchEvent('click');
  await expect(stage.getByRole('article')).toHaveCount(6);
  await expect.poll(() => reader.log.length).toBe(1);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(stage.getByRole('article').nth(6).getByRole('link')).toBeFocused();
  await expect.poll(() => reader.log.length).toBe(2);
  expect((await reader.stop()).map(({text}) => text)).toEqual([
    '3 more products, 6 of 7',
    '1 more product, 7 of 7',
  ]);
});

test(`${ROUTE}: says that loading failed, and keeps the focus for the next attempt @claim-pagination.more-failed`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'listing/pagination/failed-request');
  const reader = await heard(page);
  await stage.getByRole('link', {name: 'Older orders'}).focus();
  await page.keyboard.press('Enter');
  const retry = stage.getByRole('link', {name: 'Try again'});
  await expect(retry).toBeFocused();
  await expect(stage.getByText('Your orders could not be loaded.')).toBeVisible();
  await expect.poll(() => reader.log.map(({politeness}) => politeness)).toEqual(['assertive']);
  await page.keyboard.press('Enter');
  await expect(stage.getByText('4 orders')).toBeFocused();
  await expect(retry).toHaveCount(0);
  await reader.stop();
});
