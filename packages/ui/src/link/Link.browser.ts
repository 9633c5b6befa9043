import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/link', keyboard, {
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

for (const theme of ['light', 'dark']) {
  test(`ui/link: axe finds nothing in any look (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/link');
    for (const example of ['in-a-text', 'all-kinds', 'variants', 'out-of-the-store', 'refused']) {
      await expectNoAxeFindings(page, await liveExample(page, `link/${example}`));
    }
  });
}

test('ui/link: long words break, and nothing is wider than 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/link');
  for (const example of ['in-a-text', 'all-kinds', 'variants', 'out-of-the-store']) {
    const stage = await liveExample(page, `link/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});

test('ui/link: a link out of the store has its relations in the served HTML', async ({page}) => {
  await openComponentPage(page, 'ui/link');
  const link = page.locator('[data-example="link/out-of-the-store"] .example-stage a').first();
  await expect(link).toHaveAttribute('href', 'https://example.com/care-labels.pdf');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'external noopener');
});
