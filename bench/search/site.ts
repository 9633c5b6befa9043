import type {Browser, Page} from '@playwright/test';
import {visit} from '../lib/browser.ts';
import {siteBuild} from '../lib/folders.ts';
import {serve} from '../lib/serve.ts';
import {median} from '../report/statistics.ts';
import {FIRST, LATER, RUNS, SLOWDOWN} from './measure.ts';

/** What a reader of the finished site waits for, in milliseconds. */
export interface Waits {
  /** From Ctrl+K, with the query typed at once, to the painted results. */
  readonly opened: number;
  /** From the first change of the query, the dialog having been open for a moment, to the painted results. */
  readonly first: number;
  /** From a change of the query to the painted results. */
  readonly later: number;
}

/** How long the reader looks at the open dialog, or at results, before the next change, in milliseconds. */
const REST = 500;

interface Watched extends Window {
  pressed?: number;
  changed?: number;
  painted?: number;
}

/** Runs in the page: notes when keys are pressed, the query changes, and a frame with other results was painted. */
function watchResults() {
  addEventListener('keydown', ({timeStamp}) => ((window as Watched).pressed ??= timeStamp), true);
  addEventListener(
    'input',
    ({timeStamp}) => Object.assign(window, {changed: timeStamp, painted: undefined}),
    true,
  );
  const noteFrame = () => {
    const {changed, painted} = window as Watched;
    if (changed === undefined || painted !== undefined) return;
    if (!document.querySelector('[role=option] mark')) return;
    requestAnimationFrame(() => {
      // A message is delivered after the frame in whose making it was sent.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => ((window as Watched).painted ??= performance.now());
      channel.port2.postMessage(0);
    });
  };
  document.addEventListener('DOMContentLoaded', () => {
    const whole = {subtree: true, childList: true, characterData: true};
    new MutationObserver(noteFrame).observe(document.body, whole);
  });
}

/** When the query changed, the first key was pressed, and results were painted. */
async function times(page: Page) {
  await page.waitForFunction(() => (window as Watched).painted !== undefined);
  return page.evaluate(() => {
    const {pressed = 0, changed = 0, painted = 0} = window as Watched;
    return {pressed, changed, painted};
  });
}

async function visitSite(browser: Browser, address: string, rest: number): Promise<Waits> {
  return visit(browser, SLOWDOWN, async ({page}) => {
    await page.addInitScript(watchResults);
    await page.goto(address);
    // The pointer of a reader who is about to search is on its way: the application runs.
    await page.mouse.move(640, 20);
    await page.locator('.navbar').getByRole('link').first().hover();
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.waitForTimeout(REST);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await page.waitForTimeout(rest);
    await box.fill(FIRST);
    const opened = await times(page);
    const waits: number[] = [];
    for (const query of LATER) {
      await page.waitForTimeout(REST);
      await box.fill(query);
      const {changed, painted} = await times(page);
      waits.push(painted - changed);
    }
    const {pressed, changed, painted} = opened;
    return {opened: painted - pressed, first: painted - changed, later: median(waits) ?? 0};
  });
}

/** Measures the search of the finished site as a reader meets it: its engine in its worker, its interface. */
export async function measureSite(browser: Browser): Promise<Waits> {
  const {server, origin} = await serve(siteBuild);
  try {
    const [hasty, calm]: [Waits[], Waits[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      hasty.push(await visitSite(browser, `${origin}/docs/intro`, 0));
      calm.push(await visitSite(browser, `${origin}/docs/intro`, REST));
    }
    const middle = (runs: Waits[], wait: keyof Waits) =>
      median(runs.map((each) => each[wait])) ?? 0;
    return {
      opened: middle(hasty, 'opened'),
      first: middle(calm, 'first'),
      later: middle(calm, 'later'),
    };
  } finally {
    server.close();
  }
}
