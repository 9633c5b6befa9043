import type {Browser, Page} from '@playwright/test';
import {KINDS} from '../corpus/corpus.ts';
import {firstLink, visit} from '../lib/browser.ts';
import type {BrowserPart} from './sample.ts';

/** Factors by which the processor is slowed down. */
const SLOWDOWNS = [1, 4];
/** The time that the pointer rests on the link before a warmed click, in milliseconds. */
const REST = 3000;
/** Longest wait for the next page, in milliseconds. */
const PATIENCE = 20_000;

interface Watched extends Window {
  clickToPaint?: number;
}

/**
 * Runs in each document, before anything else: remembers the click, also over a page load, and notes when a frame
 * with another heading of level one has been painted.
 */
function watchHeading() {
  const key = 'bench-click';
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    (event) => {
      const at = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(key, JSON.stringify({at, heading: heading()}));
    },
    true,
  );
  const look = () => {
    const stored = sessionStorage.getItem(key);
    const click = stored ? (JSON.parse(stored) as {at: number; heading: string}) : undefined;
    const isNext = click && heading() !== '' && heading() !== click.heading;
    if (!isNext) {
      requestAnimationFrame(look);
      return;
    }
    // A message is delivered after the frame in whose making it was sent.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      (window as Watched).clickToPaint = performance.timeOrigin + performance.now() - click.at;
    };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

async function painted(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as Watched).clickToPaint, undefined, {
    timeout: PATIENCE,
  });
  return (await handle.jsonValue())!;
}

function clickToHeading(browser: Browser, url: string, slowdown: number, isWarmed: boolean) {
  return visit(browser, slowdown, async ({page}) => {
    await page.addInitScript(watchHeading);
    await page.goto(url);
    const {x, y} = await firstLink(page);
    if (isWarmed) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(REST);
    }
    await page.mouse.click(x, y);
    return painted(page);
  });
}

/** Time from a click on a link to the painted heading of the next page: at once after the load, and warmed. */
export const clicks: BrowserPart = {
  pages: KINDS,
  mostRuns: 3,
  async measure(browser, url) {
    const figures: Record<string, number> = {};
    for (const slowdown of SLOWDOWNS) {
      figures[`${slowdown}×, cold`] = await clickToHeading(browser, url, slowdown, false);
      figures[`${slowdown}×, warmed`] = await clickToHeading(browser, url, slowdown, true);
    }
    return figures;
  },
};
