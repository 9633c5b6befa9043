import {type Browser, expect, type Locator, type Page} from '@playwright/test';
import {servedExample, withoutScripts} from './component-page.ts';

/** The requests of a page to other origins. */
export interface WatchedHosts {
  /** Addresses of players that were asked for. A page of the test's own was sent instead. */
  asked: URL[];
  /** All other addresses of other origins. They got no answer. */
  refused: string[];
}

/** A host of videos: its name, the origin of its player, and how the addresses of its videos begin. */
export interface VideoHost {
  name: string;
  player: string;
  watch: string;
}

/** The hosts whose videos the components play. */
export const videoHosts = {
  vimeo: {name: 'Vimeo', player: 'https://player.vimeo.com', watch: 'https://vimeo.com/'},
  youtube: {
    name: 'YouTube',
    player: 'https://www.youtube-nocookie.com',
    watch: 'https://www.youtube.com/watch?v=',
  },
} as const satisfies Record<string, VideoHost>;

/** A host, as names of components write it. */
export type VideoHostId = keyof typeof videoHosts;

const PLAYERS: string[] = Object.values(videoHosts).map(({player}) => player);

/** Answers in place of the hosts of videos, so that no test leaves the machine. Call it before the page opens a player. */
export async function watchHosts(page: Page): Promise<WatchedHosts> {
  const watched: WatchedHosts = {asked: [], refused: []};
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => {
      const url = new URL(route.request().url());
      if (!PLAYERS.includes(url.origin)) {
        watched.refused.push(url.href);
        return route.abort();
      }
      watched.asked.push(url);
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player of the host</h1><button>Play</button></main></html>',
      });
    },
  );
  return watched;
}

/**
 * Expects the focus in the player of an example, and its page loaded. A document whose focus is in a frame of another origin has the frame
 * as its active element, but Chromium does not always say of it that it has the focus, so `toBeFocused` can't tell.
 *
 * @param stage - The stage of the example.
 */
export async function expectPlayerFocused(stage: Locator): Promise<void> {
  const player = stage.locator('iframe');
  await expect
    .poll(() => player.evaluate((frame) => frame.ownerDocument.activeElement === frame), {
      message: 'the focus is in the player',
    })
    .toBe(true);
  // The focus is there before the host is asked.
  await expect(player.contentFrame().getByText('Player of the host')).toBeVisible();
}

/**
 * Expects that a page with videos loads nothing from their host, until the play button of an example is pressed: then for
 * its player, and for nothing else.
 *
 * @param hosts - The hosts that the page has asked since it was opened.
 * @param stage - The stage of the example.
 */
export async function expectPlayerAfterPress(
  hosts: WatchedHosts,
  stage: Locator,
  host: VideoHost,
): Promise<void> {
  expect(hosts.asked).toEqual([]);
  await stage.getByRole('button', {name: /^Play video/}).click();
  await expect(stage.frameLocator('iframe').getByText('Player of the host')).toBeVisible();
  expect(hosts.asked.map(({origin}) => origin)).toEqual([host.player]);
  expect(hosts.refused).toEqual([]);
}

/** Expects that the play button of an example is a link to the video, at its host, where no script runs. */
export async function expectLinkToVideo(
  browser: Browser,
  example: {route: string; id: string},
  host: VideoHost,
): Promise<void> {
  await withoutScripts(browser, example.route, async (page) => {
    const play = servedExample(page, example.id).getByRole('link', {name: /^Play video/});
    const address = await play.getAttribute('href');
    expect(address?.startsWith(host.watch), address ?? 'no address').toBe(true);
  });
}
