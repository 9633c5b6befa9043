import {expect, test, type Locator} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['departments', 'second-image', 'wide', 'words-alone'];

const heightOf = async (element: Locator) => (await element.boundingBox())?.height;

testKeyboard('ui/hover-tile', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'hover-tile/departments');
    const text = stage.getByText('Rain, wind and snow');
    await stage.getByRole('link', {name: 'Jackets'}).focus();
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Home'})).toBeFocused();
    await expect.poll(() => heightOf(text)).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => heightOf(text)).toBeGreaterThan(15);

    const second = await liveExample(page, 'hover-tile/second-image');
    await second.getByRole('link').first().focus();
    await expect(second.locator('img').nth(1)).toHaveCSS('opacity', '1');
  },

  async enter(page) {
    const stage = await liveExample(page, 'hover-tile/departments');
    await stage.getByRole('link', {name: 'Jackets'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/categories\/jackets$/);
  },
});

for (const theme of ['light', 'dark']) {
  test(`ui/hover-tile: axe finds nothing, folded or not (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/hover-tile');
    for (const example of EXAMPLES) {
      const stage = await liveExample(page, `hover-tile/${example}`);
      await expectNoAxeFindings(page, stage);
      await stage.getByRole('link').first().focus();
      await expectNoAxeFindings(page, stage);
    }
  });
}

test('ui/hover-tile: a pointer unfolds the text, anywhere on the tile', async ({page}) => {
  await openComponentPage(page, 'ui/hover-tile');
  const stage = await liveExample(page, 'hover-tile/departments');
  const tile = stage.getByRole('listitem').first();
  const text = tile.getByText('Rain, wind and snow');
  expect(await heightOf(text)).toBe(0);
  const box = await tile.boundingBox();
  await tile.hover({position: {x: 10, y: 10}});
  await expect.poll(() => heightOf(text)).toBeGreaterThan(15);
  expect(await heightOf(tile)).toBe(box?.height);
  await tile.click({position: {x: 10, y: 10}});
  await expect(page).toHaveURL(/#\/categories\/jackets$/);
});

test.describe('without a pointer that hovers', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 320, height: 640}});

  test('ui/hover-tile: all words are shown, and nothing is wider than 320 pixels', async ({
    page,
  }) => {
    await openComponentPage(page, 'ui/hover-tile');
    for (const example of EXAMPLES) {
      const stage = await liveExample(page, `hover-tile/${example}`);
      const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, example).toBe(0);
    }
    const text = page.getByText('Rain, wind and snow').first();
    expect(await heightOf(text)).toBeGreaterThan(15);
  });
});
