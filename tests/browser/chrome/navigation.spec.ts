import {expect, test, type Page} from '../../lib/test.ts';
import {gateChunks} from '../lib/chunks.ts';
import {open, scrollTo, scrollTop, settled} from '../lib/page.ts';
import {hashLink, routes} from '../lib/routes.ts';

const link = (page: Page, path: string) => page.locator(`.menu__list a[href="${path}"]`);

/** Leaves a mark that only a full load of a page wipes out. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {marked: true}));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Follows a link in a document to a section of another, far down. */
async function followHashLink(page: Page) {
  await open(page, hashLink.from);
  await mark(page);
  await page.locator(`main a[href="${hashLink.to}#${hashLink.id}"]`).click();
  await expect(page).toHaveURL(`${hashLink.to}#${hashLink.id}`);
}

test('§2 route change: the page scrolls to the top @spec-2.27', async ({page}) => {
  await open(page, routes.longDoc);
  await mark(page);
  await scrollTo(page, 900);
  await page.locator('.pagination-nav a').first().click();
  await expect(page).not.toHaveURL(routes.longDoc);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('§2 route change: the page scrolls to the target of the hash @spec-2.27', async ({page}) => {
  await followHashLink(page);
  const target = page.locator(`[id="${hashLink.id}"]`);
  const top = () => target.evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await scrollTop(page)).toBeGreaterThan(300);
  expect(await isMarked(page)).toBe(true);
});

test('§2 route change: a new query alone does not scroll', async ({page}) => {
  await open(page, routes.longDoc);
  await page.evaluate(() => {
    // Otherwise the browser itself goes back to where the page was scrolled.
    history.scrollRestoration = 'manual';
    history.pushState(null, '', '?a=b');
    history.back();
  });
  await expect(page).toHaveURL(routes.longDoc);
  await scrollTo(page, 900);
  await page.evaluate(() => history.forward());
  // The language entry shows that the application has taken over the new address.
  await expect(page.locator('.dropdown__menu a')).toHaveAttribute('href', `${routes.longDoc}?a=b`);
  expect(await scrollTop(page)).toBe(900);
});

test('chrome: the first frame of a page lays out what fills the window, and the rest follows without a shift', async ({
  page,
}) => {
  await open(page, routes.nestedIndex);
  const first = await page.evaluate(async (path) => {
    const skipped = () => [...document.querySelectorAll('.skipped-block')];
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const {sources} of list.getEntries() as unknown as {sources: {node: Element}[]}[]) {
        shifts.push(
          ...sources.map(({node}) => node.className).filter((name) => !/menu/.test(name)),
        );
      }
    }).observe({type: 'layout-shift'});
    Object.assign(window, {shifts});
    const isThere = () => location.pathname === path && skipped().length > 0;
    document.querySelector<HTMLElement>(`main a[href="${path}"]`)!.click();
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const tops = skipped().map((block) => block.getBoundingClientRect().top);
    return {skipped: tops.length, isFilled: Math.min(...tops) >= innerHeight};
  }, routes.longDoc);
  expect(first.skipped).toBeGreaterThan(20);
  expect(first.isFilled).toBe(true);
  await expect(page.locator('.skipped-block')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts)).toEqual([]);
});

test('chrome: a change of page is announced with its title', async ({page}) => {
  await open(page, routes.mainDoc);
  await expect(page.locator('#route-announcer')).toHaveCount(0);
  const before = await page.title();
  await link(page, routes.plainDoc).click();
  const announcer = page.locator('#route-announcer');
  await expect(announcer).toHaveAttribute('role', 'status');
  await settled(page);
  expect(await announcer.textContent()).toBe(await page.title());
  expect(await page.title()).not.toBe(before);

  await link(page, routes.mainDoc).click();
  await expect(announcer).toHaveText(before);
});

test('chrome: a change of page moves the focus to the heading of the new page', async ({page}) => {
  await open(page, routes.mainDoc);
  await link(page, routes.plainDoc).press('Enter');
  await expect(page).toHaveURL(routes.plainDoc);
  await expect(page.locator('main h1')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('main h1')).not.toHaveAttribute('tabindex');
});

test('chrome: a change of page moves the focus to the target of the hash', async ({page}) => {
  await followHashLink(page);
  await expect(page.locator(`[id="${hashLink.id}"]`)).toBeFocused();
});

test('§2 route change: a missing chunk leads to a full load of the new page @spec-2.28', async ({
  page,
}) => {
  const chunks = await gateChunks(page);
  await open(page, routes.mainDoc);
  await mark(page);
  chunks.hold();
  chunks.fail();
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  let documents = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    chunks.release();
  });
  await link(page, routes.plainDoc).click();
  await page.waitForEvent('load');
  await expect(page).toHaveURL(routes.plainDoc);
  await expect(link(page, routes.plainDoc)).toHaveAttribute('aria-current', 'page');
  expect(await isMarked(page)).toBe(false);
  expect(documents).toBe(1);
  expect(exceptions).toEqual([]);
});
