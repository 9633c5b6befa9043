import {expect, test, type Page} from '../../lib/test.ts';
import {open} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const button = (page: Page) =>
  page.locator('.theme-layout-navbar-right').getByRole('button', {name: 'English'});
const entries = (page: Page) => page.locator('.theme-layout-navbar-right .dropdown__menu a');

test.beforeEach(async ({page}) => {
  await open(page, routes.plainDoc);
  await expect(entries(page).first()).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

/** Asserts that the dropdown is open, for the eye and for a screen reader. */
async function expectOpen(page: Page) {
  await expect(entries(page).first()).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
}

/** Opens the dropdown by the keyboard, with the pointer out of the way. */
async function openByEnter(page: Page) {
  await button(page).press('Enter');
  await expectOpen(page);
}

async function expectClosed(page: Page) {
  await expect(entries(page).first()).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
}

test('§2 chrome: the language dropdown has one entry, English @spec-2.20', async ({page}) => {
  await openByEnter(page);
  await expect(entries(page)).toHaveText(['English']);
  await expect(entries(page)).toHaveAttribute('lang', 'en');
});

test('chrome: the language is a disclosure, not a menu', async ({page}) => {
  await expect(button(page)).toHaveAttribute('aria-controls', /./);
  await expect(button(page)).not.toHaveAttribute('aria-haspopup');
});

test('§1 locale: switching the language keeps path, query and hash @spec-1.11', async ({page}) => {
  await open(page, `${routes.plainDoc}?a=b#c`);
  await expect(entries(page)).toHaveAttribute('href', `${routes.plainDoc}?a=b#c`);
  await openByEnter(page);
  await entries(page).click();
  await expect(page).toHaveURL(`${routes.plainDoc}?a=b#c`);
});

test('§1 locale: the language entry follows the page that is navigated to', async ({page}) => {
  await page.locator('nav.navbar').getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page).toHaveURL(routes.guides);
  await expect(entries(page)).toHaveAttribute('href', routes.guides);
});

test('§4 dropdown: it opens on Enter @spec-4.10', async ({page}) => {
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
});

test('§4 dropdown: it opens on Space', async ({page}) => {
  await button(page).focus();
  await page.keyboard.press('Space');
  await expectOpen(page);
});

test('§4 dropdown: it opens by the click that a screen reader sends', async ({page}) => {
  await button(page).dispatchEvent('click');
  await expectOpen(page);
});

test('§4 dropdown: it opens by a click of the pointer', async ({page}) => {
  await button(page).click();
  await expectOpen(page);
});

test('§4 dropdown: Escape closes it and gives the focus back to its button', async ({page}) => {
  await openByEnter(page);
  await page.keyboard.press('Tab');
  await expect(entries(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button(page)).toBeFocused();
});

test('§4 dropdown: it closes on a press outside @spec-4.11', async ({page}) => {
  await openByEnter(page);
  await page.locator('main').click({position: {x: 5, y: 5}});
  await expectClosed(page);
});

test('§4 dropdown: it closes on a focus outside @spec-4.11', async ({page}) => {
  await openByEnter(page);
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page);
});
