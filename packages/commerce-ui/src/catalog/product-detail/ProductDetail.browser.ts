import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {typeInstead} from '../../../../../tests/lib/reader.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/catalog/product-detail';
const jacketOn = (page: Page) => liveExample(page, 'catalog/product-detail/jacket');

testKeyboard('commerce-ui/catalog/product-detail', keyboard, {
  async tab(page) {
    const jacket = await jacketOn(page);
    await jacket.getByRole('button', {name: /rust/}).focus();
    await page.keyboard.press('Tab');
    await expect(jacket.getByRole('radio', {name: 'Moss'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(jacket.getByRole('radio', {name: 'S', exact: true})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(jacket.getByRole('spinbutton', {name: 'Quantity'})).toBeFocused();
  },

  async picture(page) {
    const jacket = await jacketOn(page);
    const large = jacket.getByRole('img').first();
    await jacket.getByRole('button', {name: /ocean/}).focus();
    await page.keyboard.press('Enter');
    await expect(large).toHaveAttribute('src', /ocean/);
    await jacket.getByRole('button', {name: /rust/}).focus();
    await page.keyboard.press('Space');
    await expect(large).toHaveAttribute('src', /rust/);
  },

  async next(page) {
    const jacket = await jacketOn(page);
    await jacket.getByRole('radio', {name: 'Moss'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(jacket.getByRole('radio', {name: 'Ocean'})).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(jacket.getByRole('radio', {name: 'Rust'})).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(jacket.getByRole('radio', {name: 'Moss'})).toBeChecked();
  },

  async previous(page) {
    const jacket = await jacketOn(page);
    await jacket.getByRole('radio', {name: 'Moss'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(jacket.getByRole('radio', {name: 'Rust'})).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(jacket.getByRole('radio', {name: 'Ocean'})).toBeChecked();
  },

  async enter(page) {
    const jacket = await jacketOn(page);
    const cart = jacket.getByRole('list', {name: 'Your cart'});
    await jacket.getByRole('button', {name: 'Add to cart'}).focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('listitem')).toHaveText(['1 × RJ-MOSS-S']);
    await typeInstead(jacket.getByRole('spinbutton', {name: 'Quantity'}), '3');
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('listitem').nth(1)).toHaveText('3 × RJ-MOSS-S');
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing when a size is sold out (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const jacket = await jacketOn(page);
    await jacket.getByRole('radio', {name: 'Rust'}).check();
    await jacket.getByRole('radio', {name: /^XL/}).check();
    await expect(jacket.getByText('Sold out')).toBeVisible();
    await expectNoAxeFindings(page, jacket);
  });
}

test(`${ROUTE}: strikes through what cannot be bought, in a dashed edge @claim-product-detail.not-available`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const jacket = await jacketOn(page);
  await jacket.getByRole('radio', {name: 'Rust'}).check();
  const looks = async (name: RegExp) => {
    const label = jacket.locator('label').filter({has: page.getByRole('radio', {name})});
    return label.evaluate((element) => {
      const {borderTopStyle, textDecorationLine} = getComputedStyle(element);
      return [borderTopStyle, textDecorationLine];
    });
  };
  expect(await looks(/^XL/)).toEqual(['dashed', 'line-through']);
  expect(await looks(/^M$/)).toEqual(['solid', 'none']);
});

test(`${ROUTE}: says when the cart refuses, and keeps the focus while it thinks @claim-product-detail.waiting-focus`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'catalog/product-detail/slow-cart');
  const add = stage.getByRole('button', {name: 'Add to cart'});
  await stage.getByRole('spinbutton', {name: 'Quantity'}).fill('4');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('alert')).toHaveText('We do not have that many. Try with fewer.');
  await expect(add).toBeFocused();
  await stage.getByRole('button', {name: 'Decrease'}).click();
  await add.click();
  await expect(stage.getByText('Added to your cart')).toBeVisible();
  await expect(stage.getByRole('alert')).toHaveCount(0);
});

test(`${ROUTE}: leads from each small picture to a large one and its file without JavaScript @claim-product-detail.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const jacket = servedExample(page, 'catalog/product-detail/jacket');
    const pictures = jacket.getByRole('list', {name: 'Pictures'});
    await expect(pictures.getByRole('button')).toHaveCount(0);
    const links = pictures.getByRole('link');
    expect(await links.count()).toBeGreaterThan(1);
    const ocean = pictures.getByRole('link', {name: /ocean/});
    await expect(ocean.getByRole('img')).toBeVisible();
    await ocean.click();
    await expect(page).toHaveURL(/#media-/);
    const large = page.locator(':target');
    await expect(large).toBeInViewport({ratio: 0.5});
    await large.getByRole('link', {name: /ocean/}).click();
    await expect(page).toHaveURL(/ocean/);
    expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//);
  });
});
