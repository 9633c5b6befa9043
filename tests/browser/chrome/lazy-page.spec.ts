import {expect, test, type Page} from '../../lib/test.ts';
import {showIntent} from '../../lib/reader.ts';
import {gateChunks} from '../lib/chunks.ts';
import {routes} from '../lib/routes.ts';

/**
 * Opens a page at its `.html` address on a host that does not redirect from there. The application finds the page
 * by its stripped address. The code of a tag's page it loads only as it draws the page.
 */
async function openLegacy(page: Page, path: string) {
  await page.route(`**${path}.html`, async (route) =>
    route.fulfill({
      response: await route.fetch({url: new URL(path, route.request().url()).href, maxRetries: 2}),
    }),
  );
  await page.goto(`${path}.html`);
  await showIntent(page);
}

/** Text of the file that holds what is on the tag's page. */
const itsOwnCode = `"permalink":"${routes.tag}"`;

test('§2 routes: the suffix .html is stripped where the host does not @spec-2.3', async ({
  page,
}) => {
  await page.goto(routes.plainDoc);
  const heading = await page.locator('main h1').textContent();
  await openLegacy(page, routes.plainDoc);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('main h1')).toHaveText(heading!);
});

test('§2 routes: a page with code of its own is there once at its address with .html', async ({
  page,
}) => {
  await openLegacy(page, routes.post);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('main h1')).toHaveCount(1);
});

test('§2 lazy page: a spinner shows while the page loads, and then the page @spec-2.29 @spec-4.27', async ({
  page,
}) => {
  const chunks = await gateChunks(page, itsOwnCode);
  chunks.hold();
  await openLegacy(page, routes.tag);
  const spinner = page.locator('svg#loader');
  await expect(spinner).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(0);
  chunks.release();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('§2 lazy page: when it fails the error shows with Retry, which loads the page @spec-2.30 @spec-4.27 @spec-8.5', async ({
  page,
}) => {
  const chunks = await gateChunks(page, itsOwnCode);
  chunks.fail();
  await openLegacy(page, routes.tag);
  const retry = page.getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await expect(page.getByText(/Loading chunk .+ failed/)).toBeVisible();
  chunks.release();
  await retry.click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(retry).toHaveCount(0);
});
