import type {Browser, Page} from '@playwright/test';
import {firstControl, visit} from '../lib/browser.ts';
import type {BrowserPart} from './sample.ts';

const SLOWDOWN = 4;
/** The time that each phase is traced after its start, in milliseconds. */
const REST = 4000;

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, by the clock on the wall. */
  dur?: number;
  /** Microseconds in which the thread ran: other programs of the machine do not lengthen it. */
  tdur?: number;
  args?: {name?: string};
}

/** The longest task on a page's main thread in a trace, in milliseconds of a clock. */
export function longestTask(events: readonly TraceEvent[], clock: 'dur' | 'tdur' = 'dur'): number {
  const mainThreads = new Set(
    events
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid}/${tid}`),
  );
  const durations = events
    .filter(({name, pid, tid}) => name.endsWith('RunTask') && mainThreads.has(`${pid}/${tid}`))
    .map((event) => event[clock] ?? 0);
  return Math.max(0, ...durations) / 1000;
}

async function traced(browser: Browser, page: Page, phase: () => Promise<unknown>) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await phase();
  await page.waitForTimeout(REST);
  const trace = JSON.parse(String(await browser.stopTracing())) as {traceEvents: TraceEvent[]};
  return longestTask(trace.traceEvents);
}

/** The longest task of the main thread on the longest page: while it loads, and after a pointer went to a button. */
export const tasks: BrowserPart = {
  pages: ['longest'],
  measure: (browser, url) =>
    visit(browser, SLOWDOWN, async ({page}) => {
      const load = await traced(browser, page, () => page.goto(url));
      const {x, y} = await firstControl(page);
      const intent = await traced(browser, page, () => page.mouse.move(x, y));
      return {'while it loads': load, 'after intent': intent};
    }),
};
