import {expect, type Request, test} from '../lib/test.ts';
import {open} from '../browser/lib/page.ts';
import {routes} from '../browser/lib/routes.ts';
import {searchFor} from '../browser/search/search.ts';
import {hydrate, scrollThrough} from '../lib/reader.ts';
import {allPages} from './lib/built.ts';

test('§7 calls: by default no page connects ahead to another host or links a style sheet of one @spec-7.1 @spec-7.7', () => {
  const foreign = allPages().filter(({html}) =>
    [...html.matchAll(/<link[^>]*>/g)].some(
      ([link]) =>
        /rel="?(?:preconnect|dns-prefetch)/.test(link) ||
        (/rel="?[a-z-]*stylesheet/.test(link) && /href="?(?:https?:)?\/\//.test(link)),
    ),
  );
  expect(foreign.map(({path}) => path)).toEqual([]);
});

test('§7 calls: reading, examples and a search ask for nothing but files of the site @spec-7.10', async ({
  page,
  baseURL,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/docs/component-packages/commerce-ui/catalog/product-tile');
  await hydrate(page);
  await scrollThrough(page);
  await searchFor(page, 'cart', '/docs/component-packages/ui/button');
  expect(requests.length).toBeGreaterThan(20);
  const others = requests.filter((request) => {
    const {origin, pathname, protocol} = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return false;
    const isFile =
      /^\/(?:assets|img|fixtures)\/|\.json$/.test(pathname) ||
      request.isNavigationRequest() ||
      (request.resourceType() === 'fetch' && /^\/(?:docs|blog)\//.test(pathname));
    return request.method() !== 'GET' || origin !== new URL(baseURL!).origin || !isFile;
  });
  expect(others.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
});

test('§7 storage: all that is kept are the preferences of the reader @spec-7.11', async ({
  page,
  context,
}) => {
  await open(page, routes.plainDoc);
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await page.locator('.theme-layout-navbar-right').getByText('Next', {exact: true}).click();
  const {box, dialog} = await searchFor(page, 'accordion', routes.plainDoc);
  await box.press('Enter');
  await expect(dialog).toHaveCount(0);
  await open(page, routes.deepDoc);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(keys, {timeout: 15_000}).toEqual([
    'docs-preferred-version-default',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docusaurus.tab.npm2yarn',
    // No preference, but that the fonts are in the browser's cache.
    'fonts',
    'search.favorites',
    'search.recent',
    'theme',
  ]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
