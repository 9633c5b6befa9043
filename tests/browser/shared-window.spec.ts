import type {BrowserContext} from '@playwright/test';
import {expect, test} from '../lib/test.ts';

// The tests before leave something behind in the window, and the last looks for it.
test.describe.configure({mode: 'serial'});

const PAGE = '/docs/intro';
const windows: BrowserContext[] = [];

test('a test leaves storage, a cookie, a route, a permission and a tab behind', async ({
  page,
  context,
}) => {
  windows.push(context);
  await page.goto(PAGE);
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    await caches.open('left');
    document.cookie = 'left=1; max-age=600';
  });
  await context.route('**/left', (route) => route.fulfill({body: 'left'}));
  await context.grantPermissions(['geolocation']);
  await context.newPage();
});

test('the next test has the same window, and finds none of them', async ({page, context}) => {
  expect(context).toBe(windows[0]);
  expect(context.pages()).toEqual([page]);
  await page.goto(PAGE);
  expect(
    await page.evaluate(async () => [
      localStorage.getItem('left'),
      await caches.keys(),
      document.cookie,
      (await fetch('/left')).status,
      (await navigator.permissions.query({name: 'geolocation'})).state,
    ]),
  ).toEqual([null, [], '', 404, 'denied']);
  await context.addInitScript(() => (document.documentElement.dataset.left = ''));
});

test('a window with a script that cannot be taken back is closed', async ({page, context}) => {
  expect(context).not.toBe(windows[0]);
  await page.goto(PAGE);
  await expect(page.locator('html')).not.toHaveAttribute('data-left');
});
