import {expect, test, type Page} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {open, scrollTo, scrollTop} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

test.use({viewport: {width: 390, height: 800}});

const toggle = (page: Page) => page.locator('.navbar__toggle');
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const closeButton = (page: Page) => menu(page).getByRole('button', {name: 'Close navigation bar'});
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.closest(one) !== null, selector);

async function openMenu(page: Page, path: string = routes.nestedDoc) {
  await open(page, path);
  await toggle(page).press('Enter');
  await expect(menu(page)).toBeInViewport({ratio: 0.9});
  await expect(closeButton(page)).toBeFocused();
}

test('menu: Escape closes it and returns the focus to its button', async ({page}) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
});

test('menu: its close button returns the focus to the button that opened it', async ({page}) => {
  await openMenu(page);
  await closeButton(page).press('Enter');
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('menu: Tab never reaches the page behind it', async ({page}) => {
  await openMenu(page, routes.home);
  const reached = new Set<string>();
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const element = document.activeElement!;
        if (element === document.body) return 'browser';
        return element.closest('dialog') ? 'menu' : element.outerHTML;
      }),
    );
  }
  expect([...reached].sort()).toEqual(['browser', 'menu']);
  for (const part of ['main a', '.navbar__inner .navbar__brand', '.search']) {
    await page
      .locator(part)
      .first()
      .evaluate((element: HTMLElement) => element.focus());
    expect(await focusIsIn(page, part), part).toBe(false);
  }
});

test('menu: the way back to the main menu keeps the focus in it', async ({page}) => {
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Back to main menu'}).press('Enter');
  await expect(menu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
});

test('menu: the page behind it does not scroll', async ({page}) => {
  await open(page, routes.longDoc);
  await scrollTo(page, 700);
  await scrollTo(page, 500);
  await expect(toggle(page)).toBeInViewport({ratio: 1});
  await toggle(page).click();
  await expect(closeButton(page)).toBeFocused();
  const top = await scrollTop(page);
  await page.mouse.move(380, 600);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(top);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 100);
});

test('menu: nothing in it breaks a rule of axe', async ({page}) => {
  await openMenu(page);
  await expect(menu(page)).toHaveCSS('opacity', '1');
  expect(await axeFindings(page, menu(page))).toEqual([]);
});

test('menu: its pages can be filtered, and Escape clears the filter first', async ({page}) => {
  await openMenu(page);
  const box = menu(page).getByRole('searchbox', {name: 'Filter pages'});
  await box.fill('tooltip');
  await expect(menu(page).getByRole('status')).toHaveText('1 page');
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(menu(page)).toBeVisible();
  await box.press('Escape');
  await expect(menu(page)).toHaveCount(0);
});
