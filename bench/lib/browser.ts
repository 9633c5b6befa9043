import {type Browser, type CDPSession, chromium, type JSHandle, type Page} from '@playwright/test';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';

/** A page in a profile of its own, so that nothing is in its cache, and the browser's protocol beside it. */
export interface Visit {
  page: Page;
  protocol: CDPSession;
}

/** @throws If the machine has no Chromium. */
export function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) {
    throw new Error(
      'There is no Chromium on this machine, so nothing can be measured in a browser. ' +
        'Install it, or set CHROME_PATH to the path of a Chromium or Chrome binary.',
    );
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

/**
 * Opens a page for the time of a measurement.
 *
 * @param slowdown - Factor by which the processor is slowed down.
 */
export async function visit<T>(
  browser: Browser,
  slowdown: number,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    // tsx writes functions with a call of this helper, and pages do not have it.
    await context.addInitScript('globalThis.__name ??= (value) => value');
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await measure({page, protocol});
  } finally {
    await context.close();
  }
}

/** The middle of an element that a pointer can reach. */
async function middleOf(handle: JSHandle) {
  const element = handle.asElement();
  if (!element) return undefined;
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/**
 * Where the first link is that leads to another page of the site: in the content, or else below it.
 *
 * @throws If there is none.
 */
export async function firstLink(page: Page): Promise<{x: number; y: number}> {
  const link = await page.evaluateHandle(() => {
    const leadsOn = (link: HTMLAnchorElement) =>
      link.origin === location.origin &&
      link.pathname !== location.pathname &&
      link.hash === '' &&
      link.target === '' &&
      link.getClientRects().length > 0;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(leadsOn);
    return links.find((link) => !link.closest('nav, aside, footer')) ?? links.at(-1);
  });
  const point = await middleOf(link);
  if (!point) {
    throw new Error(
      `${page.url()} has no link to another page below <main>, so nothing can be clicked.`,
    );
  }
  return point;
}

/**
 * Where the first button in the window is: a site that waits for a sign of intent takes a pointer on it for one.
 *
 * @throws If there is none.
 */
export async function firstControl(page: Page): Promise<{x: number; y: number}> {
  const control = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role=button]')].find((button) => {
      const {top, bottom, width} = button.getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight;
    }),
  );
  const point = await middleOf(control);
  if (!point) {
    throw new Error(
      `${page.url()} shows no button in its first window, so there is no sign of intent.`,
    );
  }
  return point;
}
