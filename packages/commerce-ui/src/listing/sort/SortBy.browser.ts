import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/listing/sort';

const categoryOn = (page: Page) => liveExample(page, 'listing/sort/category');

const rows = withClaims(keyboard, {arrows: '@claim-sort.keyboard', tab: '@claim-sort.keyboard'});

testKeyboard('commerce-ui/listing/sort', rows, {
  async arrows(page) {
    const stage = await categoryOn(page);
    const select = stage.getByRole('combobox', {name: 'Sort by'});
    await select.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(select).toHaveValue('price-desc');
    await page.keyboard.press('ArrowUp');
    await expect(select).toHaveValue('price-asc');
    await expect(select).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  },

  async tab(page) {
    const stage = await categoryOn(page);
    await expect(stage.getByRole('button')).toHaveCount(0);
    await stage.getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', {name: 'Sort'})).toBeFocused();
  },

  async enter(page) {
    const stage = await categoryOn(page);
    await stage.getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/sort=price-asc/);
    const again = await categoryOn(page);
    await again.getByRole('combobox').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL(/sort=rating/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with the button, and in another order (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const category = await categoryOn(page);
    await category.getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await expect(category.getByRole('button')).toBeVisible();
    const same = await liveExample(page, 'listing/sort/same-page');
    await same.getByRole('combobox').selectOption('price-desc');
    await expect(same.getByRole('listitem').first()).toContainText('Wool blanket');
    await expectNoAxeFindings(page, category, same);
  });
}

test(`${ROUTE}: goes to the sorted list at a choice, with the other parameters @claim-sort.submits @claim-sort.params`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await categoryOn(page);
  await stage.getByRole('combobox').selectOption({label: 'Price: high to low'});
  await page.waitForURL(/sort=/);
  expect(new URL(page.url()).search).toBe('?size=m&size=l&in-stock=true&sort=price-desc');
});

test(`${ROUTE}: shows the order of the results after going back @claim-sort.back`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await categoryOn(page);
  await stage.getByRole('combobox').selectOption('rating');
  await page.waitForURL(/sort=rating/);
  await page.goBack();
  const select = servedExample(page, 'listing/sort/category').getByRole('combobox');
  await expect(select).toHaveValue('relevance');
});

test(`${ROUTE}: sorts by its button without JavaScript @claim-sort.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'listing/sort/category');
    await stage.getByRole('combobox', {name: 'Sort by'}).selectOption('price-asc');
    await stage.getByRole('button', {name: 'Sort'}).click();
    await page.waitForURL(/sort=price-asc/);
    expect(new URL(page.url()).search).toBe('?size=m&size=l&in-stock=true&sort=price-asc');
  });
});

test(`${ROUTE}: sorts on the same page and keeps the focus @claim-sort.same-page`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'listing/sort/same-page');
  const select = stage.getByRole('combobox');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(stage.getByRole('listitem').last()).toContainText('Wool blanket');
  await expect(select).toBeFocused();
  await expect(stage.getByRole('button')).toHaveCount(0);
});
