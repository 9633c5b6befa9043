import {expect, type Page} from '@playwright/test';
import {showIntent} from '../../lib/reader.ts';

/** Waits until the page's application runs. */
export async function ready(page: Page): Promise<void> {
  await showIntent(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 15_000,
  });
}

/** Opens a page and waits until its application runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Keeps the page's application from loading: what is seen is the served HTML and its inline scripts. */
export async function blockApplication(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort());
}

/** Holds the application's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** The value that the page's local storage holds under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores values before the scripts of the next page run. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'true');
    entries.forEach(([key, value]) => localStorage.setItem(key, value));
  }, Object.entries(values));
}

/** Scrolls at once, and returns after the page has heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const heard = new Promise((resolve) => {
      addEventListener('scroll', resolve, {once: true});
    });
    const moves = Math.round(scrollY) !== y;
    window.scrollTo({top: y, behavior: 'instant'});
    if (moves) await heard;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

/** The scroll offset of the page, in pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Collects the warnings, the errors and the uncaught exceptions of a page from now on. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Waits until a change of page is over: its title is announced after everything else has happened. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const announced = document.getElementById('route-announcer')?.textContent;
        return !!announced && announced === document.title;
      }),
    )
    .toBe(true);
}
