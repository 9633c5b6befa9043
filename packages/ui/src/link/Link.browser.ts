import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {tab: '@claim-link.refused', enter: '@claim-link.native'});

testKeyboard('ui/link', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'link/refused');
    const links = stage.getByRole('link');
    await expect(links).toHaveText(['Waxed cotton', 'Repairs']);
    await links.nth(0).focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(0)).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'link/all-kinds');
    await stage.getByRole('link', {name: 'Rain jacket in blue, M'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/products\/rain-jacket\?sku=RJ-BLUE-M$/);
  },
});

test('ui/link: a link out of the store has its relations in the served HTML', async ({page}) => {
  await openComponentPage(page, 'ui/link');
  const link = page.locator('[data-example="link/out-of-the-store"] .example-stage a').first();
  await expect(link).toHaveAttribute('href', 'https://example.com/care-labels.pdf');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'external noopener');
});

test('ui/link: links within a text are underlined @claim-link.underlined', async ({page}) => {
  await openComponentPage(page, 'ui/link');
  const links = (await liveExample(page, 'link/in-a-text')).getByRole('link');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
});
