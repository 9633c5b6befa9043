import {brotliCompressSync} from 'node:zlib';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {KINDS} from '../corpus/corpus.ts';
import {firstControl, firstLink, visit} from '../lib/browser.ts';
import type {BrowserPart} from './sample.ts';

/** The time that a page is left alone after its load, and after the first sign of intent, in milliseconds. */
const REST = 3000;

/** The parts of a page. The order is that of the table. */
const CONTENTS = ['document', 'script', 'live example', 'style', 'font', 'image', 'other'] as const;
type Content = (typeof CONTENTS)[number];

interface Transfer {
  content: Content;
  /** Size of the body as it came, compressed, in bytes. */
  bytes: number;
  /** When it was asked for, in seconds of the browser's clock. */
  time: number;
}

/** Script of this site's live examples and of the components that they show: what a reader's own storefront would load. */
const EXAMPLE_SCRIPT = /\/assets\/(?:js\/toolkit-|toolkit\/)/;

export function contentOf(mimeType: string, url: string): Content {
  if (/html/.test(mimeType)) return 'document';
  if (/javascript/.test(mimeType)) return EXAMPLE_SCRIPT.test(url) ? 'live example' : 'script';
  if (/css/.test(mimeType)) return 'style';
  const [kind] = mimeType.split('/');
  return kind === 'font' || kind === 'image' ? kind : 'other';
}

/** Notes all that a page asks the network for. Files from the browser's cache cost nothing. */
async function watchNetwork(protocol: CDPSession) {
  const transfers: Transfer[] = [];
  const asked = new Map<string, number>();
  let loaded = Infinity;
  protocol.on('Network.requestWillBeSent', ({requestId, timestamp}) => {
    asked.set(requestId, timestamp);
  });
  protocol.on('Network.responseReceived', ({requestId, response}) => {
    const {fromDiskCache, fromPrefetchCache, mimeType, headers} = response;
    if (fromDiskCache || fromPrefetchCache || !response.url.startsWith('http')) return;
    const bytes = Number(headers['Content-Length'] ?? 0);
    transfers.push({
      content: contentOf(mimeType, response.url),
      bytes,
      time: asked.get(requestId)!,
    });
  });
  protocol.on('Page.loadEventFired', ({timestamp}) => (loaded = Math.min(loaded, timestamp)));
  await protocol.send('Network.enable');
  await protocol.send('Page.enable');
  return {transfers, beforeLoad: () => transfers.filter(({time}) => time <= loaded)};
}

/** Sums by content, in bytes. */
export function sums(transfers: readonly Transfer[]): Record<string, number> {
  const sum = (some: readonly Transfer[]) => some.reduce((total, {bytes}) => total + bytes, 0);
  return {
    ...Object.fromEntries(
      CONTENTS.map((name) => [name, sum(transfers.filter(({content}) => content === name))]),
    ),
    'all but fonts': sum(transfers.filter(({content}) => content !== 'font')),
    all: sum(transfers),
  };
}

/** The scripts that are written into a page, compressed apart from it. */
async function inlineScripts(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(({src}) => !src).map(({textContent}) => textContent),
  );
  return brotliCompressSync(texts.join('\n')).length;
}

/** Bytes of scripts that a page loads because the pointer rests on a link: no sign that somebody will use them. */
function hoverScript(browser: Browser, url: string): Promise<number> {
  return visit(browser, 1, async ({page, protocol}) => {
    const network = await watchNetwork(protocol);
    await page.goto(url);
    await page.waitForTimeout(REST);
    const before = sums(network.transfers).script!;
    const {x, y} = await firstLink(page);
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST);
    return sums(network.transfers).script! - before;
  });
}

/**
 * Bytes of a page, by content: before its load event, three seconds later, and after a pointer went to a button. On another
 * visit the pointer goes to a link.
 */
export const bytes: BrowserPart = {
  pages: KINDS,
  mostRuns: 1,
  async measure(browser, url) {
    const figures: Record<string, number> = {'link hover: script': await hoverScript(browser, url)};
    await visit(browser, 1, async ({page, protocol}) => {
      const network = await watchNetwork(protocol);
      const note = (moment: string, transfers: readonly Transfer[]) => {
        for (const [name, size] of Object.entries(sums(transfers))) {
          figures[`${moment}: ${name}`] = size;
        }
      };
      await page.goto(url);
      await page.waitForTimeout(REST);
      note('before load', network.beforeLoad());
      const inline = await inlineScripts(page);
      figures['before load: script, inline too'] = figures['before load: script']! + inline;
      note('3 s after load', network.transfers);
      const {x, y} = await firstControl(page);
      await page.mouse.move(x, y);
      await page.waitForTimeout(REST);
      note('after intent', network.transfers);
    });
    return figures;
  },
};
