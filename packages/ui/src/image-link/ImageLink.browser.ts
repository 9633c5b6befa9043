import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['from-a-block', 'departments', 'sizes', 'without-an-image'];

testKeyboard('ui/image-link', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'image-link/departments');
    await stage.getByRole('link', {name: 'Jackets'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Camp kitchen'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'Jackets'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'image-link/departments');
    await stage.getByRole('link', {name: 'Camp kitchen'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/categories\/camp-kitchen$/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`ui/image-link: axe finds nothing (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/image-link');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `image-link/${example}`));
    }
  });
}

test('ui/image-link: nothing is wider than 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/image-link');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `image-link/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});

test('ui/image-link: images are as wide as the contract says', async ({page}) => {
  await openComponentPage(page, 'ui/image-link');
  const stage = await liveExample(page, 'image-link/sizes');
  const widths = await stage
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
  expect(widths).toEqual([96, 192, 320]);
});
