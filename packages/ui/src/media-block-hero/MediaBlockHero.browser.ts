import {expect, test} from '../../../../tests/lib/test.ts';
import {
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

test('ui/media-block-hero: media-end moves the medium behind the text, for the eye @claim-media-block-hero.media-end', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/media-block-hero');
  const stage = await liveExample(page, 'media-block-hero/story');
  for (const [layout, isFirst] of [
    ['media-start', true],
    ['media-end', false],
  ] as const) {
    const hero = stage.locator(`[data-layout="${layout}"]`);
    const heading = (await hero.getByRole('heading').boundingBox())!;
    const medium = (await hero.locator('img, [data-video-state]').first().boundingBox())!;
    expect(medium.x < heading.x, layout).toBe(isFirst);
  }
});

test('ui/media-block-hero: has rows in a narrow column of a wide window @claim-media-block-hero.own-width', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/media-block-hero');
  const stage = await liveExample(page, 'media-block-hero/category');
  const isBelow = async () => {
    const image = (await stage.getByRole('img').boundingBox())!;
    const heading = (await stage.getByRole('heading').boundingBox())!;
    return heading.y > image.y + image.height;
  };
  expect(await isBelow()).toBe(false);
  await stage.getByRole('region').evaluate((hero) => {
    const column = document.createElement('div');
    column.style.width = '20rem';
    hero.replaceWith(column);
    column.append(hero);
  });
  expect(await isBelow()).toBe(true);
});
