import {expect, type Locator, type Page} from '@playwright/test';

/** What a page asked other origins for. */
export interface WatchedHosts {
  /** Addresses of players that were asked for. A page of the test's own was sent instead. */
  asked: URL[];
  /** All other addresses of other origins. They got no answer. */
  refused: string[];
}

const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

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
 * Expects the focus in the player of an example. A document whose focus is in a frame of another origin has the frame
 * as its active element, but Chromium does not always say of it that it has the focus, so `toBeFocused` is no measure.
 *
 * @param stage - Where the example stands.
 */
export async function expectPlayerFocused(stage: Locator): Promise<void> {
  const player = stage.locator('iframe');
  await expect
    .poll(() => player.evaluate((frame) => frame.ownerDocument.activeElement === frame), {
      message: 'the focus is in the player',
    })
    .toBe(true);
}
