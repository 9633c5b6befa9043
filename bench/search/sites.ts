import type {Browser, Page} from '@playwright/test';
import {visit} from '../lib/browser.ts';
import {median} from '../report/statistics.ts';
import {SLOWDOWN} from './measure.ts';
import type {Usage} from './peers.ts';

/** The events that a reader of a finished site waits for. */
export interface Waits {
  /** Bytes of the search: from the pointer on what opens it to a second after the painted results of the first query. */
  readonly bytes: number;
  /** Milliseconds from the click that opens the search, with the query put in at once, to the painted results. */
  readonly opened: number;
  /** Milliseconds from the first query, the search having been open for a while, to the painted results. */
  readonly first: number;
  /** Milliseconds from a later query to its painted results. */
  readonly later: number;
}

/** The time that the reader looks at the page, at the open search, or at results, before going on, in milliseconds. */
const REST = 1000;

/** The number of times that each is measured. */
const RUNS = 3;

interface Watched extends Window {
  pressed?: number;
  changed?: number;
  painted?: number;
}

/**
 * Runs in the page: notes when the search was clicked, when the query changed, and when a frame with results other
 * than those before was painted. Results are known by the words that they mark.
 */
function watchResults() {
  const watched = window as Watched;
  const results = () =>
    [...document.querySelectorAll('mark')]
      .map((mark) => `${mark.textContent}|${mark.closest('a, li')?.textContent ?? ''}`)
      .join();
  let before = '';
  let isNoted = false;
  addEventListener('click', ({timeStamp}) => (watched.pressed ??= timeStamp), true);
  addEventListener(
    'input',
    ({timeStamp}) => {
      Object.assign(watched, {changed: timeStamp, painted: undefined});
      before = results();
      isNoted = false;
    },
    true,
  );
  const look = () => {
    if (watched.changed === undefined || isNoted) return;
    const now = results();
    if (now === '' || now === before) return;
    isNoted = true;
    requestAnimationFrame(() => {
      // A message is delivered after the frame in whose making it was sent.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (watched.painted = performance.now());
      channel.port2.postMessage(0);
    });
  };
  document.addEventListener('DOMContentLoaded', () => {
    const whole = {subtree: true, childList: true, characterData: true};
    new MutationObserver(look).observe(document.body, whole);
  });
}

/** When the query changed, the search was clicked, and results were painted. */
async function times(page: Page) {
  await page.waitForFunction(() => (window as Watched).painted !== undefined);
  return page.evaluate(() => {
    const {pressed = 0, changed = 0, painted = 0} = window as Watched;
    return {pressed, changed, painted};
  });
}

/** Counts the bodies of files that a page, or a worker of it, had not asked for before. Call it before the visit. */
function countBytes(page: Page) {
  const asked = new Set<string>();
  let bytes = 0;
  page.on('response', (response) => {
    if (asked.has(response.url())) return;
    asked.add(response.url());
    bytes += Number(response.headers()['content-length'] ?? 0);
  });
  return () => bytes;
}

/** One visit. The query is put in at once, or after a while with the open search. */
async function search(browser: Browser, address: string, usage: Usage, isHasty: boolean) {
  return visit(browser, SLOWDOWN, async ({page}) => {
    await page.addInitScript(watchResults);
    const bytes = countBytes(page);
    await page.goto(address);
    // The pointer is on its way, so a site that waits for that has its application.
    await page.locator(usage.opener).hover();
    await page.waitForTimeout(REST);
    const before = bytes();
    const [query, ...others] = usage.queries;
    const box = page.locator(usage.box);
    await page.locator(usage.opener).click();
    if (!isHasty) await page.waitForTimeout(REST);
    await box.fill(query);
    const {pressed, changed, painted} = await times(page);
    // Files that load after the results, such as their texts, count as well.
    await page.waitForTimeout(REST);
    const waits = {bytes: bytes() - before, opened: painted - pressed, first: painted - changed};
    const later: number[] = [];
    for (const other of others) {
      await box.fill(other);
      const next = await times(page);
      later.push(next.painted - next.changed);
      await page.waitForTimeout(REST);
    }
    return {...waits, later: median(later) ?? 0};
  });
}

/** Measures the search of a finished site as a reader meets it. */
export async function measureSite(browser: Browser, address: string, usage: Usage): Promise<Waits> {
  const [hasty, calm]: [Waits[], Waits[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    hasty.push(await search(browser, address, usage, true));
    calm.push(await search(browser, address, usage, false));
  }
  const middle = (runs: Waits[], wait: keyof Waits) => median(runs.map((each) => each[wait])) ?? 0;
  return {
    bytes: middle(calm, 'bytes'),
    opened: middle(hasty, 'opened'),
    first: middle(calm, 'first'),
    later: middle(calm, 'later'),
  };
}
