import {expect, test} from '../../lib/test.ts';
import {collectComplaints, open, ready} from '../lib/page.ts';
import {routes, wrongPaths} from '../lib/routes.ts';

for (const path of ['/no-such-page', '/docs/no-such-page', '/blog/no-such-page', '/a/b/c/']) {
  test(`§2 routes: ${path} shows the not-found page, with status 404 @spec-2.2`, async ({page}) => {
    const complaints = collectComplaints(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await ready(page);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await expect(page.locator('nav.navbar')).toBeVisible();
    // The browser itself reports the status; nothing else may be reported.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

for (const {path, meant} of wrongPaths) {
  test(`chrome: the not-found page of ${path} suggests ${meant}`, async ({page}) => {
    await open(page, path);
    const suggestions = page.locator('main h2', {hasText: 'Did you mean'}).locator('+ ul a');
    await expect(suggestions.first()).toHaveAttribute('href', meant);
    expect(await suggestions.count()).toBeLessThanOrEqual(5);
    const title = await suggestions.first().innerText();
    await suggestions.first().click();
    await expect(page).toHaveURL(meant);
    await expect(page.locator('main h1').first()).toHaveText(title);
  });
}

test('chrome: the not-found page suggests nothing when nothing is near', async ({page}) => {
  await open(page, '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq');
  await expect(page.locator('main h1')).toHaveText('Page Not Found');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('chrome: the not-found page offers entries that exist', async ({page, request}) => {
  await open(page, '/no-such-page');
  const hrefs = await page
    .locator('main h2', {hasText: 'Start here'})
    .locator('+ ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(hrefs).toContain(routes.mainDoc);
  for (const href of hrefs) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});
