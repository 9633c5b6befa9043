import {expect, test, type Page} from '../../lib/test.ts';
import {gateChunks} from '../lib/chunks.ts';
import {open, settled} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const link = (page: Page, path: string) => page.locator(`.menu__list a[href="${path}"]`);

/** Notes when a link is pressed, and when and how the bar first shows. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const notes: {pressed?: number; shown?: number; transform?: string; height?: number} = {};
    Object.assign(window, {notes});
    addEventListener('click', () => (notes.pressed = performance.now()), {capture: true});
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (!bar?.style.transform || notes.shown) return;
      notes.shown = performance.now();
      notes.transform = bar.style.transform;
      notes.height = bar.getBoundingClientRect().height;
    }).observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributeFilter: ['style'],
    });
    return null;
  });

const notes = (page: Page) =>
  page.evaluate(
    () => (window as unknown as {notes: Record<string, number | string | undefined>}).notes,
  );

test('§2 route change: a thin progress bar starts after 200 ms and finishes with the route @spec-2.26 @spec-9.14', async ({
  page,
}) => {
  const chunks = await gateChunks(page);
  await open(page, routes.mainDoc);
  await watchBar(page);
  chunks.hold();
  await link(page, routes.plainDoc).click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  const {pressed, shown, height} = await notes(page);
  expect(Number(shown) - Number(pressed)).toBeGreaterThanOrEqual(199);
  expect(Number(height)).toBeLessThanOrEqual(4);
  await expect(page.locator('main h1')).toBeVisible();
  chunks.release();
  await expect(bar).toHaveCount(0);
  await expect(page.locator(`.menu__list [aria-current="page"]`)).toHaveAttribute(
    'href',
    routes.plainDoc,
  );
});

test('§9 progress bar: it starts at 8 percent, moves in 200 ms, trickles on and has no spinner @spec-9.14', async ({
  page,
}) => {
  const chunks = await gateChunks(page);
  await open(page, routes.mainDoc);
  await watchBar(page);
  chunks.hold();
  await link(page, routes.plainDoc).click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  expect((await notes(page)).transform).toMatch(/translate3d\(-92%/);
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect
    .poll(() => bar.evaluate(({style}) => Number(/\((-[\d.]+)%/.exec(style.transform)?.[1])))
    .toBeGreaterThan(-92);
  chunks.release();
  await expect(bar).toHaveCount(0);
});

test('§2 route change: no progress bar shows when the code of the page is there', async ({
  page,
}) => {
  await open(page, routes.mainDoc);
  await link(page, routes.plainDoc).click();
  await expect(page.locator('.menu__list [aria-current="page"]')).toHaveAttribute(
    'href',
    routes.plainDoc,
  );
  await link(page, routes.mainDoc).click();
  await expect(page.locator('.menu__list [aria-current="page"]')).toHaveAttribute(
    'href',
    routes.mainDoc,
  );
  await expect(page.locator('#nprogress')).toHaveCount(0);

  await watchBar(page);
  await link(page, routes.plainDoc).click();
  await expect(page.locator('.menu__list [aria-current="page"]')).toHaveAttribute(
    'href',
    routes.plainDoc,
  );
  // The announcement comes after everything that a route change sets in motion, the bar's start included.
  await settled(page);
  expect((await notes(page)).shown).toBeUndefined();
});
