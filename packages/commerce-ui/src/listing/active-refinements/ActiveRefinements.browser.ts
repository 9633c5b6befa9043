import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/listing/active-refinements';
const live = (page: Page) => liveExample(page, 'listing/active-refinements/with-refinements');

testKeyboard('commerce-ui/listing/active-refinements', keyboard, {
  async tab(page) {
    const stage = await live(page);
    await stage.getByRole('link', {name: 'Remove Color: Moss'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Remove Color: Rust'})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Clear all'})).toBeFocused();
  },

  async enter(page) {
    const stage = await live(page);
    const rust = stage.getByRole('link', {name: 'Remove Color: Rust'});
    await rust.focus();
    await page.keyboard.press('Enter');
    await expect(rust).toHaveCount(0);
    await expect(stage.getByRole('checkbox', {name: /^Rust/})).not.toBeChecked();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing when one is removed, or all (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const stage = await live(page);
    await stage.getByRole('link', {name: 'Remove Color: Moss'}).click();
    await expectNoAxeFindings(page, stage);
    await stage.getByRole('link', {name: 'Clear all'}).click();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: each link is removed, and the focus goes to the one in its place @claim-active-refinements.focus`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await live(page);
  await stage.getByRole('link', {name: 'Remove Color: Moss'}).focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('link', {name: 'Remove Color: Rust'})).toBeFocused();
  await stage.getByRole('link', {name: 'Remove In stock'}).focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('link', {name: 'Clear all'})).toBeFocused();
  await page.keyboard.press('Enter');
  const none = stage.getByText('No active filters').locator('..');
  await expect(none).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(none).toHaveCount(0);
  await expect(stage.getByRole('checkbox').first()).toBeFocused();
});

test(`${ROUTE}: without scripts, a link leads to the address without its selection @claim-active-refinements.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'listing/active-refinements/every-type');
    await stage.getByRole('link', {name: 'Remove Color: Moss'}).click();
    await expect(page).toHaveURL(/\?q=jacket&color\.is=sand&in-stock\.on=1/);
  });
});

test(`${ROUTE}: links are high enough to hit, and wrap on a small screen @claim-active-refinements.targets`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await openComponentPage(page, ROUTE);
  const stage = servedExample(page, 'listing/active-refinements/every-type');
  for (const link of await stage.getByRole('link').all()) {
    const {x, width, height} = (await link.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(24);
    expect(x + width).toBeLessThanOrEqual(320);
  }
});
