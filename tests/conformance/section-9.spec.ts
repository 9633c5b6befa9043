import {expect, type Page, test} from '../lib/test.ts';
import {gateChunks} from '../browser/lib/chunks.ts';
import {open} from '../browser/lib/page.ts';
import {routes} from '../browser/lib/routes.ts';
import {showIntent} from '../lib/reader.ts';

/** The files that a page loads ahead when the pointer rests on a link to another page. */
async function loadedAhead(page: Page): Promise<string[]> {
  await open(page, routes.mainDoc);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator(`.menu__list a[href="${routes.plainDoc}"]`).hover();
  await page.locator(`.menu__list a[href="${routes.plainDoc}"]`).focus();
  return asked;
}

test('§9 loading ahead: a link that is pointed at loads its page', async ({page}) => {
  const asked = await loadedAhead(page);
  await expect.poll(() => asked).toContain(routes.plainDoc);
});

for (const [what, connection] of [
  ['on a 2g connection', {effectiveType: '2g', saveData: false}],
  ['on a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['with data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`§9 loading ahead: nothing is, ${what}, and the link works @spec-9.12`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    const asked = await loadedAhead(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(asked).toEqual([]);
    await page.locator(`.menu__list a[href="${routes.plainDoc}"]`).click();
    await expect(page).toHaveURL(routes.plainDoc);
    await expect(page.locator('main h1')).toHaveText('Introduction');
  });
}

test('§9 lazy page: the spinner waits for 200 ms @spec-9.15', async ({page}) => {
  const chunks = await gateChunks(page, `"permalink":"${routes.tag}"`);
  chunks.hold();
  await page.addInitScript(() => {
    const times: {asked?: number; shown?: number} = {};
    Object.assign(window, {times});
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) {
        for (const node of addedNodes) {
          // The application asks for code by script elements, and draws the spinner by an SVG.
          if (node instanceof HTMLScriptElement && node.src) times.asked = performance.now();
          if (node instanceof Element && (node.id === 'loader' || node.querySelector('#loader'))) {
            times.shown = performance.now();
          }
        }
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.route(`**${routes.tag}.html`, async (route) =>
    route.fulfill({
      response: await route.fetch({
        url: new URL(routes.tag, route.request().url()).href,
        maxRetries: 2,
      }),
    }),
  );
  await page.goto(`${routes.tag}.html`);
  await showIntent(page);
  await expect(page.locator('svg#loader')).toBeVisible();
  const {asked, shown} = await page.evaluate(
    () => (window as unknown as {times: {asked: number; shown: number}}).times,
  );
  expect(shown - asked).toBeGreaterThanOrEqual(199);
  chunks.release();
  await expect(page.locator('main h1')).toBeVisible();
});
