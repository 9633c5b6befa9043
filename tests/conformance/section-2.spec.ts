import {expect, test} from '../lib/test.ts';
import {routes} from '../browser/lib/routes.ts';
import {documentRoutes} from '../lib/routes.ts';
import {allPages, builtVersions, routesSource} from './lib/built.ts';

const documents = builtVersions().flatMap(({docs}) => docs);
const pathsOf = (sidebar: string | undefined) =>
  documents.filter((document) => document.sidebar === sidebar).map(({path}) => path);

test('§2 routes: each page has a route that matches exactly, and none has a parameter @spec-2.1', () => {
  const table = routesSource();
  const paths = [...table.matchAll(/path: '([^']*)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => /[:*]/.test(path))).toEqual(['*']);
  // A route without further routes below it is a page, and has to match exactly.
  const pages = table.split(/path: '/).slice(1);
  const inexact = pages.filter((one) => !/routes: \[/.test(one) && !/exact: true/.test(one));
  expect(inexact.map((one) => one.slice(0, one.indexOf("'")))).toEqual(['*']);
});

test('§2 routes: there is a home page @spec-2.5', async ({page}) => {
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.locator('main h1')).toHaveText(/\S/);
  await expect(page).toHaveTitle(/Storefront Toolkit/);
});

test('§2 routes: the main document is that of packages @spec-2.8', () => {
  const [version] = builtVersions();
  expect(version!.docs.find(({id}) => id === version!.mainDocId)?.path).toBe('/docs/packages/');
});

test('§2 routes: each document of the list has a page at its path @spec-2.9', () => {
  const built = new Set(allPages().map(({path}) => path));
  expect(documentRoutes.length).toBeGreaterThan(100);
  expect(documentRoutes.filter((path) => !built.has(path))).toEqual([]);
});

test('§2 routes: index documents end with a slash, all others do not, and canonical links say so @spec-2.10', () => {
  const wrong = allPages()
    .filter(({path}) => path.startsWith('/docs/') && !path.startsWith('/docs/tags'))
    .flatMap(({path, html}) => {
      const id = documents.find((one) => one.path === path)?.id ?? '';
      const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1] ?? '';
      const isIndex = /(?:^|\/)index$/.test(id);
      return id && isIndex === path.endsWith('/') && canonical.endsWith(path) ? [] : [path];
    });
  expect(wrong).toEqual([]);
});

test('§2 sidebars: guides and articles have sidebars of their own @spec-2.11', () => {
  for (const [sidebar, folder] of [
    ['guides', routes.guides],
    ['articles', routes.articles],
  ] as const) {
    expect(pathsOf(sidebar).length, sidebar).toBeGreaterThan(1);
    expect(pathsOf(sidebar).filter((path) => !path.startsWith(folder))).toEqual([]);
    const below = documents.map(({path}) => path).filter((path) => path.startsWith(folder));
    expect(below.sort()).toEqual(pathsOf(sidebar).sort());
  }
});

test('§2 sidebars: the leftover tutorial pages are in none, and the only ones @spec-2.12', () => {
  expect(pathsOf(undefined).sort()).toEqual(
    [
      ...[
        'congratulations',
        'create-a-blog-post',
        'create-a-document',
        'create-a-page',
        'deploy-your-site',
        'markdown-features',
      ].map((name) => `/docs/tutorial-basics/${name}`),
      ...['manage-docs-versions', 'translate-your-site'].map(
        (name) => `/docs/tutorial-extras/${name}`,
      ),
    ].sort(),
  );
});
