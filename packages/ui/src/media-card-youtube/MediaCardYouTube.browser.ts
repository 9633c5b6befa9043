import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {expectPlayerFocused, watchHosts} from '../../../../tests/lib/video-hosts.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-card-youtube', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'media-card-youtube/with-a-link');
    const play = stage.getByRole('button', {name: /^Play video/});
    await play.focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Read the guide'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(play).toBeFocused();
  },

  async play(page) {
    await watchHosts(page);
    for (const [example, key] of [
      ['guide', 'Enter'],
      ['with-a-link', 'Space'],
    ] as const) {
      // A document with two players of other processes says that it has no focus.
      await openComponentPage(page, 'ui/media-card-youtube');
      const stage = await liveExample(page, `media-card-youtube/${example}`);
      await stage.getByRole('button', {name: /^Play video/}).focus();
      await page.keyboard.press(key);
      await expectPlayerFocused(stage);
    }
  },

  async link(page) {
    const stage = await liveExample(page, 'media-card-youtube/with-a-link');
    await stage.getByRole('link', {name: 'Read the guide'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/guides\/rain$/);
  },
});

test('ui/media-card-youtube asks YouTube for the player after a click, and for nothing before', async ({
  page,
}) => {
  const hosts = await watchHosts(page);
  await openComponentPage(page, 'ui/media-card-youtube');
  for (const example of ['guide', 'beside', 'with-a-link', 'plain-poster']) {
    await liveExample(page, `media-card-youtube/${example}`);
  }
  expect(hosts.asked).toEqual([]);
  const stage = await liveExample(page, 'media-card-youtube/guide');
  await stage.getByRole('button').click();
  await expect(stage.frameLocator('iframe').getByText('Player of the host')).toBeVisible();
  expect(hosts.asked.map(({origin}) => origin)).toEqual(['https://www.youtube-nocookie.com']);
  expect(hosts.refused).toEqual([]);
  await expectNoAxeFindings(page, stage);
});

test('ui/media-card-youtube: without JavaScript the play button is a link to the video', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/media-card-youtube');
  const stage = page.locator('[data-example="media-card-youtube/guide"] .example-stage');
  const link = stage.getByRole('link', {name: /^Play video/});
  expect(new URL((await link.getAttribute('href'))!).href).toContain(
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  );
  await context.close();
});

for (const theme of ['light', 'dark']) {
  test(`ui/media-card-youtube: axe finds nothing in ${theme}, and it fits into 320 px`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 320, height: 700});
    await openComponentPage(page, 'ui/media-card-youtube');
    for (const example of ['guide', 'beside', 'with-a-link', 'plain-poster']) {
      const stage = await liveExample(page, `media-card-youtube/${example}`);
      await expectNoAxeFindings(page, stage);
      expect(await stage.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      );
    }
  });
}
