import {expect, test} from '../../lib/test.ts';
import {open, scrollTo, store, stored} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const versionKey = 'docs-preferred-version-default';

test('§1 areas: Docs, Guides and Articles stand on the left of the navbar, in this order @spec-1.2', async ({
  page,
}) => {
  await open(page, routes.home);
  const left = page.locator('.theme-layout-navbar-left').getByRole('link');
  // The first two links are the mark and the name.
  await expect(left.nth(2)).toHaveText('Docs');
  await expect(left.nth(3)).toHaveText('Guides');
  await expect(left.nth(4)).toHaveText('Articles');
});

test('§1 areas: each area leads to the first page of its sidebar @spec-1.2', async ({page}) => {
  await open(page, routes.home);
  for (const [name, path] of [
    ['Docs', routes.mainDoc],
    ['Guides', routes.guides],
    ['Articles', routes.articles],
  ] as const) {
    const link = page.locator('.theme-layout-navbar-left').getByRole('link', {name, exact: true});
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.theme-doc-sidebar-menu a').first()).toHaveAttribute('href', path);
  }
});

test('§2 chrome: version, language and color mode stand on the right of the navbar, in this order @spec-2.17', async ({
  page,
}) => {
  await open(page, routes.home);
  const right = page.locator('.theme-layout-navbar-right');
  const places = await Promise.all(
    [
      right.getByRole('link', {name: 'Next'}),
      right.getByRole('button', {name: 'English'}),
      right.getByRole('button', {name: /^Switch between dark and light mode/}),
    ].map(async (item) => (await item.boundingBox())!.x),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const left = (await page.locator('.theme-layout-navbar-left').boundingBox())!;
  expect(places[0]).toBeGreaterThan(left.x + left.width - 1);
});

test('§2 chrome: the navbar is fixed on top @spec-2.16', async ({page}) => {
  await open(page, routes.longDoc);
  await scrollTo(page, 900);
  await scrollTo(page, 700);
  await expect.poll(async () => (await page.locator('nav.navbar').boundingBox())?.y).toBe(0);
});

for (const part of ['.navbar__brand', '.theme-layout-footer a:has(img)']) {
  test(`§1 logo: ${part} leads to the marketing site in the same tab @spec-1.17`, async ({
    page,
    context,
  }) => {
    await open(page, routes.home);
    const logo = page.locator(part).first();
    const address = new URL((await logo.getAttribute('href'))!);
    expect(address.origin).not.toBe(new URL(page.url()).origin);
    await page.route(address.href, (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>Marketing</title>'}),
    );
    await logo.click();
    await expect(page).toHaveTitle('Marketing');
    expect(page.url()).toBe(address.href);
    expect(context.pages()).toHaveLength(1);
  });
}

test('§2 chrome: the name in the navbar leads home, and the mark says where it leads', async ({
  page,
}) => {
  await open(page, routes.plainDoc);
  const navbar = page.locator('.theme-layout-navbar-left');
  await expect(navbar.getByRole('link', {name: /product site$/})).toHaveClass(/navbar__brand/);
  await navbar.getByRole('link', {name: 'Storefront Toolkit', exact: true}).click();
  await expect(page).toHaveURL(routes.home);
});

test('§2 chrome: components, blog and repository are a click away', async ({page}) => {
  await open(page, routes.plainDoc);
  const navbar = page.locator('.theme-layout-navbar');
  const repository = await navbar.getByRole('link', {name: 'Repository'}).getAttribute('href');
  const source = await page.getByRole('link', {name: 'Edit this page'}).getAttribute('href');
  expect(source!.startsWith(`${repository!}/`)).toBe(true);
  await navbar.getByRole('link', {name: 'Components', exact: true}).click();
  await expect(page).toHaveURL('/docs/component-packages/ui/');
  await navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
});

for (const width of [997, 1280]) {
  test(`§2 chrome: the navbar fits into ${width} pixels, each item on one line`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, routes.plainDoc);
    const items = await page.locator('.theme-layout-navbar :is(a, button):visible').all();
    expect(items.length).toBeGreaterThan(9);
    let end = 0;
    for (const item of items) {
      const box = (await item.boundingBox())!;
      expect(box.x, await item.innerText()).toBeGreaterThanOrEqual(end);
      expect(box.height).toBeLessThan(48);
      end = box.x + box.width;
    }
    expect(end).toBeLessThanOrEqual(width);
  });
}

test('§1 versions: the one version is named Next and leads to the document in view @spec-1.9 @spec-2.21', async ({
  page,
}) => {
  await open(page, routes.plainDoc);
  const item = page.locator('.theme-layout-navbar-right').getByText('Next', {exact: true});
  await expect(item).toHaveAttribute('href', routes.plainDoc);
  await expect(page.locator('.dropdown', {has: item})).toHaveCount(0);

  await open(page, routes.home);
  await expect(item).toHaveAttribute('href', routes.mainDoc);
});

test('§1 versions: a click on the version remembers it @spec-1.8', async ({page}) => {
  await open(page, routes.plainDoc);
  expect(await stored(page, versionKey)).toBeNull();
  await page.locator('.theme-layout-navbar-right').getByText('Next', {exact: true}).click();
  await expect.poll(() => stored(page, versionKey)).toBe('current');
  await open(page, routes.mainDoc);
  expect(await stored(page, versionKey)).toBe('current');
});

test('§1 versions: a remembered version that no longer exists is forgotten @spec-1.8', async ({
  page,
}) => {
  await store(page, {[versionKey]: '9.9'});
  await open(page, routes.plainDoc);
  await expect.poll(() => stored(page, versionKey)).toBeNull();
});
