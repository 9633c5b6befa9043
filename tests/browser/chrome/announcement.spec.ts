import {expect, test} from '../../lib/test.ts';
import {blockApplication, open, ready, store, stored} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';
const selector = '.theme-announcement-bar';

test('§2 chrome: the announcement bar can be closed, and stays closed on the next load @spec-2.15', async ({
  page,
}) => {
  await open(page, routes.home);
  const bar = page.locator(selector);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();

  await open(page, routes.plainDoc);
  await expect(bar).toBeHidden();
});

test('chrome: closing the announcement moves the focus to the navbar', async ({page}) => {
  await open(page, routes.home);
  await page.locator(selector).getByRole('button', {name: 'Close'}).press('Enter');
  await expect(page.locator(selector)).toBeHidden();
  await expect(page.locator('.navbar__brand')).toBeFocused();
});

test('§4 announcement bar: closing it is stored in the browser @spec-4.8', async ({page}) => {
  await open(page, routes.home);
  expect(await stored(page, dismissKey)).toBe('false');
  await page.locator(selector).getByRole('button', {name: 'Close'}).click();
  await expect.poll(() => stored(page, dismissKey)).toBe('true');
});

test('§4 announcement bar: a closed one does not show before the application has loaded', async ({
  page,
}) => {
  await open(page, routes.home);
  await page.locator(selector).getByRole('button', {name: 'Close'}).click();
  await blockApplication(page);
  await page.goto(routes.plainDoc);
  await expect(page.locator(selector)).toBeAttached();
  await expect(page.locator(selector)).toBeHidden();
});

test('§4 announcement bar: a new announcement shows at once to a reader who closed the old one @spec-4.9', async ({
  page,
}) => {
  await store(page, {[idKey]: 'an-older-announcement', [dismissKey]: 'true'});
  await page.goto(routes.home);
  await expect(page.locator(selector)).toBeVisible();
  await ready(page);
  await expect.poll(() => stored(page, dismissKey)).toBe('false');
  await expect(page.locator(selector)).toBeVisible();
});

test('§4 announcement bar: a new announcement shows before the application has loaded', async ({
  page,
}) => {
  await store(page, {[idKey]: 'an-older-announcement', [dismissKey]: 'true'});
  await blockApplication(page);
  await page.goto(routes.home);
  await expect(page.locator(selector)).toBeVisible();
});

test('§4 announcement bar: a new announcement can be closed like the old one', async ({page}) => {
  await store(page, {[idKey]: 'an-older-announcement', [dismissKey]: 'true'});
  await open(page, routes.home);
  await page.locator(selector).getByRole('button', {name: 'Close'}).click();
  await open(page, routes.home);
  await expect(page.locator(selector)).toBeHidden();
});
