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
  watchHosts,
  videoHosts,
  type VideoHostId,
} from './video-hosts.ts';

/** Names of the page's claims that each test proves. */
interface Claims {
  asksNothing: string;
  twoTargets: string;
}

/**
 * The tests of the keyboard table of a card with a video, which is the same for each host of videos.
 *
 * @param id - The host. It is part of the component's name: `media-card-vimeo`.
 */
export function videoCardKeyboardTests(
  id: VideoHostId,
): Record<'tab' | 'play' | 'link', KeyboardTest> {
  const name = `media-card-${id}`;
  return {
    async tab(page) {
      const stage = await liveExample(page, `${name}/with-a-link`);
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
        await openComponentPage(page, `ui/${name}`);
        const stage = await liveExample(page, `${name}/${example}`);
        await stage.getByRole('button', {name: /^Play video/}).focus();
        await page.keyboard.press(key);
        await expectPlayerFocused(stage);
      }
    },

    async link(page) {
      const stage = await liveExample(page, `${name}/with-a-link`);
      await stage.getByRole('link', {name: 'Read the guide'}).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#\/guides\/rain$/);
    },
  };
}

/**
 * Makes the further browser tests of a card with a video, which are the same for each host of videos. The component has the
 * examples `guide` and `with-a-link`.
 *
 * @param id - The host. It is part of the component's name: `media-card-vimeo`.
 */
export function testVideoCard(id: VideoHostId, claims: Claims) {
  const name = `media-card-${id}`;
  const route = `ui/${name}`;
  const host = videoHosts[id];

  test(`${route} asks ${host.name} for the player after a click, and for nothing before ${claims.asksNothing}`, async ({
    page,
  }) => {
    const hosts = await watchHosts(page);
    await openComponentPage(page, route);
    await liveExamples(page);
    const guide = await liveExample(page, `${name}/guide`);
    await expectPlayerAfterPress(hosts, guide, host);
    await expectNoAxeFindings(page, guide);
  });

  test(`${route}: without JavaScript the play button is a link to the video`, async ({browser}) => {
    await expectLinkToVideo(browser, {route, id: `${name}/guide`}, host);
  });

  test(`${route}: a press beside the play button and the link does nothing ${claims.twoTargets}`, async ({
    page,
  }) => {
    const hosts = await watchHosts(page);
    await openComponentPage(page, route);
    const stage = await liveExample(page, `${name}/with-a-link`);
    const address = page.url();
    await stage.getByRole('heading').click();
    await expect(stage.locator('iframe')).toHaveCount(0);
    expect(hosts.asked).toEqual([]);
    expect(page.url()).toBe(address);
    await stage.getByRole('link', {name: 'Read the guide'}).click();
    await expect(page).toHaveURL(/#\/guides\/rain$/);
  });
}
