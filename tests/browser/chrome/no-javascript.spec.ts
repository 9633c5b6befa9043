import {expect, test} from '../../lib/test.ts';
import {routes} from '../lib/routes.ts';

test.use({javaScriptEnabled: false});

test('chrome without JavaScript: the page reads', async ({page}) => {
  await page.goto(routes.longDoc);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main article h2').first()).toBeVisible();
  await expect(page.locator('main article p').first()).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeVisible();
  await expect(page.locator('.theme-layout-footer')).toBeVisible();
});

test('chrome without JavaScript: there is no switch of the color mode, which would do nothing', async ({
  page,
}) => {
  await page.goto(routes.plainDoc);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.locator('[data-color-mode-switch]')).not.toHaveCount(0);
  for (const toggle of await page.locator('[data-color-mode-switch]').all()) {
    await expect(toggle).toBeHidden();
  }
});

test('chrome without JavaScript: the links of the navbar, the sidebar and the footer work', async ({
  page,
}) => {
  await page.goto(routes.mainDoc);
  await page.locator('.theme-layout-navbar-left').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(routes.guides);
  await page.locator(`.theme-layout-footer a[href="${routes.plainDoc}"]`).click();
  await expect(page).toHaveURL(routes.plainDoc);
  await page.locator(`.theme-doc-sidebar-menu a[href="${routes.mainDoc}"]`).click();
  await expect(page).toHaveURL(routes.mainDoc);
});

test('chrome without JavaScript: a category of the sidebar leads to its pages', async ({page}) => {
  await page.goto(routes.mainDoc);
  const names = page.locator('.theme-doc-sidebar-item-category-level-1 .menu__link--sublist');
  expect(await names.count()).toBeGreaterThan(0);
  for (const name of await names.all()) {
    await expect(name).toHaveAttribute('href', /^\/docs\//);
  }
  await names.first().click();
  await expect(page).not.toHaveURL(routes.mainDoc);
  const category = page.locator('.theme-doc-sidebar-item-category-level-1').first();
  await expect(category.locator('ul a').first()).toBeVisible();
});

test('chrome without JavaScript: an entry of the table of contents leads to its heading', async ({
  page,
}) => {
  await page.goto(routes.longDoc);
  const entry = page.locator('.theme-doc-toc-desktop a').nth(2);
  const hash = (await entry.getAttribute('href'))!;
  await entry.click();
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
});

test('chrome without JavaScript: light colors and one logo', async ({page}) => {
  await page.goto(routes.plainDoc);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  const logo = page.locator('.theme-layout-navbar-left img:visible');
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute('src', /logo\.svg$/);
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    /^rgb\(2[345]\d, 2[345]\d, 2[345]\d\)$/,
  );
});

test('chrome without JavaScript: the announcement shows', async ({page}) => {
  await page.goto(routes.plainDoc);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});

test('chrome without JavaScript: the not-found page says so and leads on', async ({page}) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.locator('main h1')).toHaveText('Page Not Found');
  await page.locator(`main a[href="${routes.mainDoc}"]`).click();
  await expect(page).toHaveURL(routes.mainDoc);
});

for (const width of [390, 1280]) {
  test(`chrome without JavaScript: no control that does nothing, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const path of [routes.home, routes.nestedDoc, routes.blog, routes.tag]) {
      await page.goto(path);
      const chrome = page.locator('.navbar, .theme-announcement-bar, .menu, .sidebar-pages');
      expect(await chrome.count()).toBeGreaterThan(1);
      const controls = chrome.locator('button, input, [role="button"]:not([href])');
      expect(await controls.filter({visible: true}).count(), path).toBe(0);
    }
  });
}

test.describe('390 px wide', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('chrome without JavaScript: the areas are in the navbar', async ({page}) => {
    await page.goto(routes.home);
    const navbar = page.locator('nav.navbar');
    await expect(navbar.getByRole('link', {name: 'Menu'})).toBeHidden();
    await navbar.getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL(routes.guides);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('chrome without JavaScript: a link shows the list of pages', async ({page}) => {
    await page.goto(routes.mainDoc);
    const entry = page.locator(`.theme-doc-sidebar-menu a[href="${routes.plainDoc}"]`);
    await expect(entry).toBeHidden();
    await page.locator('nav.navbar').getByRole('link', {name: 'Menu'}).click();
    await expect(entry).toBeInViewport();
    await entry.click();
    await expect(page).toHaveURL(routes.plainDoc);
    await expect(page.locator('main h1')).toBeInViewport();
  });
});
