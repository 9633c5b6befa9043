import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {expectPlayerFocused, watchHosts} from '../../../../tests/lib/video-hosts.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-hero-youtube', keyboard, {
  async tab(page) {
    await watchHosts(page);
    const stage = await liveExample(page, 'media-hero-youtube/with-links');
    await stage.getByRole('link', {name: 'All guides'}).focus();
    await page.keyboard.press('Tab');
    const play = stage.getByRole('button', {name: /^Play video/});
    await expect(play).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'All guides'})).toBeFocused();
    await play.click();
    await expectPlayerFocused(stage);
    await expect(stage.frameLocator('iframe').getByText('Player of the host')).toBeVisible();
    const close = stage.getByRole('button', {name: 'Close the video'});
    await close.focus();
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expectPlayerFocused(stage);
  },

  async play(page) {
    await watchHosts(page);
    const stage = await liveExample(page, 'media-hero-youtube/season');
    for (const key of ['Enter', 'Space']) {
      await stage.getByRole('button', {name: /^Play video/}).focus();
      await page.keyboard.press(key);
      await expectPlayerFocused(stage);
      await expect(stage.getByRole('heading')).toBeHidden();
      await stage.getByRole('button', {name: 'Close the video'}).click();
    }
  },

  async close(page) {
    await watchHosts(page);
    const stage = await liveExample(page, 'media-hero-youtube/season');
    const play = stage.getByRole('button', {name: /^Play video/});
    for (const key of ['Enter', 'Space', 'Escape']) {
      await play.click();
      const close = stage.getByRole('button', {name: 'Close the video'});
      await close.focus();
      await expect(close).toBeFocused();
      await page.keyboard.press(key);
      await expect(play).toBeFocused();
      await expect(stage.locator('iframe')).toHaveCount(0);
    }
  },
});

test('ui/media-hero-youtube asks YouTube for nothing before a click, and keeps its height', async ({
  page,
}) => {
  const hosts = await watchHosts(page);
  await openComponentPage(page, 'ui/media-hero-youtube');
  for (const example of ['season', 'with-links', 'light-veil', 'after-consent']) {
    await liveExample(page, `media-hero-youtube/${example}`);
  }
  expect(hosts.asked).toEqual([]);
  const stage = await liveExample(page, 'media-hero-youtube/season');
  const hero = stage.getByRole('region');
  const before = (await hero.boundingBox())!.height;
  await stage.getByRole('button', {name: /^Play video/}).click();
  await expect(stage.frameLocator('iframe').getByText('Player of the host')).toBeVisible();
  expect(hosts.asked.map(({origin}) => origin)).toEqual(['https://www.youtube-nocookie.com']);
  expect(hosts.refused).toEqual([]);
  expect((await hero.boundingBox())!.height).toBe(before);
  await expectNoAxeFindings(page, stage);
});

test('ui/media-hero-youtube plays by itself after consent alone, and can be stopped', async ({
  page,
}) => {
  const hosts = await watchHosts(page);
  await openComponentPage(page, 'ui/media-hero-youtube');
  const stage = await liveExample(page, 'media-hero-youtube/after-consent');
  await stage.getByRole('region').scrollIntoViewIfNeeded();
  expect(hosts.asked).toEqual([]);
  await stage.getByRole('button', {name: /^Allow videos/}).click();
  const frame = stage.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expectNoAxeFindings(page, stage);
  const [picture, hero] = [
    (await frame.boundingBox())!,
    (await stage.getByRole('region').boundingBox())!,
  ];
  expect(picture.width).toBeGreaterThanOrEqual(hero.width - 1);
  expect(picture.height).toBeGreaterThanOrEqual(hero.height - 1);
  await stage.getByRole('button', {name: /^Stop the video/}).click();
  await expect(frame).toHaveCount(0);
  await expect(stage.getByRole('button', {name: /^Play video/})).toBeFocused();
});

test('ui/media-hero-youtube does not play by itself with reduced motion', async ({page}) => {
  const hosts = await watchHosts(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openComponentPage(page, 'ui/media-hero-youtube');
  const stage = await liveExample(page, 'media-hero-youtube/after-consent');
  const consent = stage.getByRole('button', {name: /^Allow videos/});
  await consent.click();
  await expect(consent).toHaveAttribute('aria-pressed', 'true');
  await stage.getByRole('region').scrollIntoViewIfNeeded();
  await expect(stage.locator('iframe')).toHaveCount(0);
  expect(hosts.asked).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`ui/media-hero-youtube: axe finds nothing in ${theme}, and it fits into 320 px`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 320, height: 700});
    await openComponentPage(page, 'ui/media-hero-youtube');
    for (const example of ['season', 'with-links', 'light-veil', 'after-consent']) {
      const stage = await liveExample(page, `media-hero-youtube/${example}`);
      await expectNoAxeFindings(page, stage);
      expect(await stage.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      );
    }
  });
}
