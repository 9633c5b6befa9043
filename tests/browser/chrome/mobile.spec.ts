import {expect, test, type Page} from '../../lib/test.ts';
import {open} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const primary = (page: Page) => menu(page).locator('.navbar-sidebar__item').nth(0);
const secondary = (page: Page) => menu(page).locator('.navbar-sidebar__item').nth(1);
const back = (page: Page) => menu(page).getByRole('button', {name: 'Back to main menu'});

/** Asserts that the menu has slid in, or out of the window. */
async function expectMenu(page: Page, state: 'open' | 'closed') {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(state === 'open'));
  if (state === 'open') await expect(menu(page)).toBeInViewport({ratio: 0.9});
  else await expect(menu(page)).not.toBeInViewport();
}

for (const width of [390, 996]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 800}});

    test('§2 chrome: the menu slides out with the areas, and closes again @spec-2.18', async ({
      page,
    }) => {
      await open(page, routes.home);
      await expectMenu(page, 'closed');
      await toggle(page).click();
      await expectMenu(page, 'open');
      for (const name of ['Docs', 'Guides', 'Articles', 'Next', 'Languages']) {
        await expect(primary(page).getByText(name, {exact: true}), name).toBeInViewport();
      }
      await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
      await expectMenu(page, 'closed');
    });

    test('§2 chrome: on a document the menu opens on the sidebar, with a way back to the main menu @spec-2.18', async ({
      page,
    }) => {
      await open(page, routes.nestedDoc);
      await toggle(page).click();
      await expect(secondary(page).locator(`a[href="${routes.nestedDoc}"]`)).toBeInViewport();
      await back(page).click();
      await expect(primary(page).getByRole('link', {name: 'Guides'})).toBeInViewport();
      await expect(secondary(page)).not.toBeInViewport();
    });

    test('§2 chrome: the panel of the menu out of view takes no focus', async ({page}) => {
      await open(page, routes.nestedDoc);
      await toggle(page).click();
      await expect(primary(page)).toHaveAttribute('inert');
      await expect(secondary(page)).not.toHaveAttribute('inert');
      await back(page).click();
      await expect(primary(page)).not.toHaveAttribute('inert');
      await expect(secondary(page)).toHaveAttribute('inert');
    });

    test('§4 mobile sidebar: it closes when the layout becomes desktop @spec-4.6', async ({
      page,
    }) => {
      await open(page, routes.nestedDoc);
      await toggle(page).click();
      await expectMenu(page, 'open');
      await page.setViewportSize({width: 997, height: 800});
      await expect(menu(page)).toHaveCount(0);
      await page.setViewportSize({width, height: 800});
      await expectMenu(page, 'closed');
    });

    test('§4 mobile sidebar: going back closes it and stays on the page', async ({page}) => {
      await open(page, routes.home);
      await toggle(page).click();
      await primary(page).getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL(routes.guides);
      await expectMenu(page, 'closed');
      await toggle(page).click();
      await expectMenu(page, 'open');
      await page.evaluate(() => history.back());
      await expectMenu(page, 'closed');
      await expect(page).toHaveURL(routes.guides);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(routes.home);
    });

    test('§4 mobile sidebar: going forward closes it and stays on the page', async ({page}) => {
      await open(page, routes.home);
      await toggle(page).click();
      await primary(page).getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL(routes.guides);
      await expectMenu(page, 'closed');
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(routes.home);
      await toggle(page).click();
      await expectMenu(page, 'open');
      await page.evaluate(() => history.forward());
      await expectMenu(page, 'closed');
      await expect(page).toHaveURL(routes.home);
      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(routes.guides);
    });

    test('§4 mobile sidebar: following a link closes it', async ({page}) => {
      await open(page, routes.nestedDoc);
      await toggle(page).click();
      await back(page).click();
      await primary(page).getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL(routes.guides);
      await expectMenu(page, 'closed');
    });

    test('§2 chrome: a press beside the menu closes it', async ({page}) => {
      await open(page, routes.home);
      await toggle(page).click();
      await expectMenu(page, 'open');
      await page.mouse.click(width - 10, 700);
      await expectMenu(page, 'closed');
    });
  });
}

test('§9 breakpoint: 996 px is mobile, 997 px is desktop, and a resize tells @spec-2.31 @spec-9.16', async ({
  page,
}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, routes.nestedDoc);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(toggle(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(1);
  await expect(sidebar).toBeHidden();
  await expect(page.locator('.theme-layout-navbar-left').getByText('Guides')).toBeHidden();

  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle(page)).toBeHidden();
  await expect(menu(page)).toHaveCount(0);
  await expect(sidebar).toBeVisible();
  await expect(page.locator('.theme-layout-navbar-left').getByText('Guides')).toBeVisible();

  await page.setViewportSize({width: 996, height: 800});
  await expect(menu(page)).toHaveCount(1);
});

test('§2 window size: it is unknown in the served page, and known once the application runs @spec-2.31', async ({
  page,
  request,
}) => {
  const served = await (await request.get(routes.longDoc)).text();
  const desktopContents = 'theme-doc-toc-desktop';
  expect(served).toContain(desktopContents);
  expect(served).not.toContain('navbar-sidebar__brand');

  await page.setViewportSize({width: 996, height: 800});
  await open(page, routes.longDoc);
  await expect(page.locator(`.${desktopContents}`)).toBeHidden();
  await expect(page.locator('.navbar-sidebar__brand')).toHaveCount(1);
});
