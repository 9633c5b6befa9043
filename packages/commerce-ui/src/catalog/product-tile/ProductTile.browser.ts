import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/catalog/product-tile';
testKeyboard('commerce-ui/catalog/product-tile', keyboard, {
  async tab(page) {
    const listing = await liveExample(page, 'catalog/product-tile/listing');
    await listing.getByRole('link', {name: 'Rain jacket'}).focus();
    await page.keyboard.press('Tab');
    await expect(listing.getByRole('link', {name: 'Enamel mug'})).toBeFocused();
    const wishList = await liveExample(page, 'catalog/product-tile/wish-list');
    await wishList.getByRole('link', {name: 'Coffee beans'}).focus();
    await page.keyboard.press('Tab');
    await expect(wishList.getByRole('button', {name: 'Keep Coffee beans for later'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'catalog/product-tile/listing');
    await stage.getByRole('link', {name: 'Rain jacket'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#rain-jacket$/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in tiles that have arrived (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const loading = await liveExample(page, 'catalog/product-tile/loading');
    await loading.getByRole('button', {name: 'Let them arrive'}).click();
    await expect(loading.getByRole('article')).toHaveCount(2);
    await expectNoAxeFindings(page, loading);
  });
}

test(`${ROUTE}: the whole tile is the link, but for its actions @claim-product-tile.whole-tile`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'catalog/product-tile/wish-list');
  const keep = stage.getByRole('button', {name: 'Keep Coffee beans for later'});
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(page).not.toHaveURL(/#wish-list-coffee$/);
  await stage.getByRole('article').click({position: {x: 40, y: 40}});
  await expect(page).toHaveURL(/#wish-list-coffee$/);
});

test(`${ROUTE}: the picture keeps its place and its shape`, async ({page}) => {
  await page.route('**/fixtures/**', (route) => route.abort());
  await openComponentPage(page, ROUTE);
  const box = await page
    .locator('[data-example="catalog/product-tile/listing"] article img')
    .first()
    .locator('..')
    .boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(5 / 4, 1);
});

test(`${ROUTE}: one outline, around the whole tile, shows the focus @claim-product-tile.outline`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const listing = await liveExample(page, 'catalog/product-tile/listing');
  const link = listing.getByRole('link', {name: 'Enamel mug'});
  await listing.getByRole('link', {name: 'Rain jacket'}).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const {outlines, area, tile} = await link.evaluate((element) => {
    const article = element.closest('article')!;
    const outlined = [...article.querySelectorAll('*'), article].flatMap((one) =>
      [undefined, '::before', '::after'].flatMap((part) =>
        getComputedStyle(one, part).outlineStyle === 'none' ? [] : [`${one.tagName}${part ?? ''}`],
      ),
    );
    const {width, height} = getComputedStyle(element, '::after');
    const box = article.getBoundingClientRect();
    return {
      outlines: outlined,
      area: [width, height].map(parseFloat),
      tile: [box.width, box.height],
    };
  });
  expect(outlines).toEqual(['A::after']);
  expect(area[0]).toBeCloseTo(tile[0]!, 0);
  expect(area[1]).toBeCloseTo(tile[1]!, 0);
});
