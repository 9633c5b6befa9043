import {expect, test} from './test.ts';
import {
  expectNoAxeFindings,
  type KeyboardTest,
  liveExample,
  liveExamples,
  openComponentPage,
} from './component-page.ts';
import {
  expectLinkToVideo,
  expectPlayerAfterPress,
  expectPlayerFocused,
  videoHosts,
  type VideoHostId,
  watchHosts,
} from './video-hosts.ts';

/** Names of the page's claims that each test proves. */
interface Claims {
  asksNothing: string;
  consent: string;
  noScript: string;
}

/**
 * The tests of the keyboard table of a hero with a video, which is the same for each host of videos.
 *
 * @param id - The host. It is part of the component's name: `media-hero-vimeo`.
 */
export function videoHeroKeyboardTests(
  id: VideoHostId,
): Record<'tab' | 'play' | 'close', KeyboardTest> {
  const name = `media-hero-${id}`;
  return {
    async tab(page) {
      await watchHosts(page);
      const stage = await liveExample(page, `${name}/with-links`);
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
      const stage = await liveExample(page, `${name}/season`);
      for (const key of ['Enter', 'Space']) {
        await stage.getByRole('button', {name: /^Play video/}).focus();
        await page.keyboard.press(key);
        await expectPlayerFocused(stage);
        // By its role, a heading is found only where it is read.
        await expect(stage.getByRole('heading')).toHaveCount(0);
        await expect(stage.locator('h2, h3').first()).toHaveCSS('visibility', 'hidden');
        await stage.getByRole('button', {name: 'Close the video'}).click();
      }
    },

    async close(page) {
      await watchHosts(page);
      const stage = await liveExample(page, `${name}/season`);
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
  };
}

/**
 * Makes the further browser tests of a hero with a video, which are the same for each host of videos. The component has the
 * examples `season`, `with-links` and `after-consent`.
 *
 * @param id - The host. It is part of the component's name: `media-hero-vimeo`.
 */
export function testVideoHero(id: VideoHostId, claims: Claims) {
  const name = `media-hero-${id}`;
  const route = `ui/${name}`;
  const host = videoHosts[id];

  test(`${route} asks ${host.name} for nothing before a click, and keeps its height ${claims.asksNothing}`, async ({
    page,
  }) => {
    const hosts = await watchHosts(page);
    await openComponentPage(page, route);
    await liveExamples(page);
    const stage = await liveExample(page, `${name}/season`);
    const hero = stage.getByRole('region');
    const before = (await hero.boundingBox())!.height;
    await expectPlayerAfterPress(hosts, stage, host);
    expect((await hero.boundingBox())!.height).toBe(before);
    await expectNoAxeFindings(page, stage);
  });

  test(`${route} plays by itself after consent alone, and can be stopped ${claims.consent}`, async ({
    page,
  }) => {
    const hosts = await watchHosts(page);
    await openComponentPage(page, route);
    const stage = await liveExample(page, `${name}/after-consent`);
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

  test(`${route} does not play by itself with reduced motion`, async ({page}) => {
    const hosts = await watchHosts(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openComponentPage(page, route);
    const stage = await liveExample(page, `${name}/after-consent`);
    const consent = stage.getByRole('button', {name: /^Allow videos/});
    await consent.click();
    await expect(consent).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('region').scrollIntoViewIfNeeded();
    await expect(stage.locator('iframe')).toHaveCount(0);
    expect(hosts.asked).toEqual([]);
  });

  test(`${route}: without JavaScript the play button is a link to the video ${claims.noScript}`, async ({
    browser,
  }) => {
    await expectLinkToVideo(browser, {route, id: `${name}/season`}, host);
  });
}
