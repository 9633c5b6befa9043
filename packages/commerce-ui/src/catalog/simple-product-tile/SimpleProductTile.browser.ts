import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/catalog/simple-product-tile';
const EXAMPLES = ['teaser', 'without-price', 'router-link', 'loading'];

testKeyboard('commerce-ui/catalog/simple-product-tile', keyboard, {
  async tab(page) {
    const teaser = await liveExample(page, 'catalog/simple-product-tile/teaser');
    await teaser.getByRole('link', {name: 'Enamel mug'}).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(teaser.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(teaser.getByRole('link', {name: 'Enamel mug'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'catalog/simple-product-tile/teaser');
    await stage.getByRole('link', {name: 'Enamel mug'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#enamel-mug$/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in any state (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    for (const example of EXAMPLES) {
      const stage = await liveExample(page, `catalog/simple-product-tile/${example}`);
      await expectNoAxeFindings(page, stage);
    }
  });
}

test(`${ROUTE}: fits 320 pixels`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `catalog/simple-product-tile/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});
