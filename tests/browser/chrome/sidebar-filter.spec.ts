import {expect, test, type Page} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {blockApplication, holdScripts, open, ready, settled} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

/** A document far down in its sidebar. */
const DEEP = '/docs/packages/types/cms/reference/toMinorUnits';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const box = (page: Page) => sidebar(page).getByRole('searchbox', {name: 'Filter pages'});
const status = (page: Page) => sidebar(page).getByRole('status');
const links = (page: Page) => sidebar(page).locator('.menu__link');
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]');

test('sidebar: it narrows to the pages whose names have what the reader types', async ({page}) => {
  await open(page, routes.nestedDoc);
  await box(page).fill('Tool tip');
  await expect(status(page)).toHaveText('1 page');
  await expect(links(page)).toHaveText(['UI components', 'Overlays', 'Tooltip']);
  expect(await axeFindings(page, sidebar(page))).toEqual([]);
  await links(page).last().click();
  await expect(page).toHaveURL('/docs/component-packages/ui/tooltip');
});

test('sidebar: the name of a category finds all of its pages', async ({page}) => {
  await open(page, routes.nestedDoc);
  await box(page).fill('overlays');
  await expect(status(page)).toHaveText(/^\d+ pages$/);
  await expect(links(page).filter({hasText: 'Dialog'})).toBeVisible();
});

test('sidebar: no page with the name says so, and Escape brings all back', async ({page}) => {
  await open(page, routes.nestedDoc);
  const before = await links(page).allInnerTexts();
  await box(page).fill('qqqq');
  await expect(status(page)).toHaveText('No pages match “qqqq”');
  await expect(links(page)).toHaveCount(0);
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(status(page)).toBeEmpty();
  await expect(links(page)).toHaveText(before);
});

test('sidebar: what is typed before the application runs counts', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(routes.nestedDoc);
  await box(page).pressSequentially('tooltip');
  release();
  await ready(page);
  await expect(box(page)).toHaveValue('tooltip');
  await expect(status(page)).toHaveText('1 page');
});

test('sidebar: the current page is in view before the application runs', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await blockApplication(page);
  await page.goto(DEEP);
  await expect(current(page)).toBeInViewport({ratio: 1});
  expect(
    await sidebar(page)
      .locator('.menu')
      .evaluate((menu) => menu.scrollTop),
  ).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('sidebar: the current page comes into view when a link of the text leads to it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/docs/packages/types/cms/');
  const entry = page.locator('main a[href^="/docs/packages/types/cms/reference/"]').last();
  const href = (await entry.getAttribute('href'))!;
  await entry.click();
  await settled(page);
  await expect(current(page)).toHaveAttribute('href', href);
  await expect(current(page)).toBeInViewport({ratio: 1});
});
