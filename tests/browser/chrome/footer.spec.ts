import {expect, test} from '../../lib/test.ts';
import {open} from '../lib/page.ts';
import {footerLinks, routes} from '../lib/routes.ts';

test.beforeEach(async ({page}) => {
  await open(page, routes.home);
});

test('§1 footer: it has columns of links, each with a title @spec-1.18', async ({page}) => {
  const columns = page.locator('.theme-layout-footer .footer__col');
  expect(await columns.count()).toBeGreaterThanOrEqual(2);
  for (const column of await columns.all()) {
    await expect(column.locator('.footer__title')).toHaveText(/\S/);
    expect(await column.getByRole('link').count()).toBeGreaterThanOrEqual(1);
  }
});

for (const path of footerLinks) {
  test(`§1 footer: it links to ${path} @spec-1.19`, async ({page}) => {
    const link = page.locator(`.theme-layout-footer a[href="${path}"]`);
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).not.toHaveText('Page Not Found');
  });
}

test('§1 footer: each of its links leads to a page', async ({page, request}) => {
  const hrefs = await page
    .locator('.theme-layout-footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(hrefs.length).toBeGreaterThanOrEqual(footerLinks.length);
  for (const href of hrefs) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test('§1 footer: it has a logo, with a name @spec-1.18', async ({page}) => {
  const logo = page.locator('.theme-layout-footer img:visible');
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAccessibleName(/\S/);
  await logo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('§1 footer: its copyright names the year 2025 @spec-1.18 @spec-9.17', async ({page}) => {
  await expect(page.locator('.theme-layout-footer .footer__copyright')).toHaveText(
    /^Copyright © 2025 \S/,
  );
});

test('§2 chrome: the footer stands on every kind of page', async ({page}) => {
  for (const path of [...Object.values(routes), '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('.theme-layout-footer'), path).toHaveCount(1);
  }
});

test('§1 footer: its columns start where the content of the first page starts, in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({width: 1600, height: 900});
  const title = await page.locator('.footer__title').first().boundingBox();
  const heading = await page.locator('main h1').boundingBox();
  expect(title?.x).toBe(heading?.x);
});
