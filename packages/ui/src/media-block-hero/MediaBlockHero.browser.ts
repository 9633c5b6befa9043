import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {expectPlayerFocused, watchHosts} from '../../../../tests/lib/video-hosts.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-block-hero', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'media-block-hero/story');
    const play = stage.getByRole('button', {name: /^Play video/});
    await stage.getByRole('link', {name: 'Pack for two'}).focus();
    await page.keyboard.press('Tab');
    await expect(play).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Shop tents'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(play).toBeFocused();
  },

  async play(page) {
    const hosts = await watchHosts(page);
    for (const [example, key] of [
      ['story', 'Enter'],
      ['video', 'Space'],
    ] as const) {
      // A document with two players of other processes says that it has no focus.
      await openComponentPage(page, 'ui/media-block-hero');
      const stage = await liveExample(page, `media-block-hero/${example}`);
      await stage.getByRole('button', {name: /^Play video/}).focus();
      await page.keyboard.press(key);
      await expectPlayerFocused(stage);
    }
    expect(hosts.asked).toHaveLength(2);
    expect(hosts.refused).toEqual([]);
  },

  async link(page) {
    const stage = await liveExample(page, 'media-block-hero/story');
    await stage.getByRole('link', {name: 'Pack for two'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/guides\/two$/);
  },
});

test('ui/media-block-hero: halves become rows where there is no room', async ({page}) => {
  await openComponentPage(page, 'ui/media-block-hero');
  const stage = await liveExample(page, 'media-block-hero/category');
  const boxes = async () => ({
    image: (await stage.getByRole('img').boundingBox())!,
    heading: (await stage.getByRole('heading').boundingBox())!,
    block: (await stage.getByRole('region').boundingBox())!,
  });
  const wide = await boxes();
  expect(wide.heading.x).toBeGreaterThan(wide.image.x + wide.image.width);
  expect(wide.image.height).toBe(wide.block.height);
  await page.setViewportSize({width: 390, height: 800});
  const narrow = await boxes();
  expect(narrow.heading.y).toBeGreaterThan(narrow.image.y + narrow.image.height);
});

for (const theme of ['light', 'dark']) {
  test(`ui/media-block-hero: axe finds nothing in ${theme}, and it fits into 320 px`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 320, height: 700});
    await openComponentPage(page, 'ui/media-block-hero');
    for (const example of ['category', 'video', 'story', 'brand']) {
      const stage = await liveExample(page, `media-block-hero/${example}`);
      await expectNoAxeFindings(page, stage);
      expect(await stage.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      );
    }
  });
}
