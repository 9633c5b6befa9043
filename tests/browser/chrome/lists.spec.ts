import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../../lib/test.ts';
import {root} from '../../../scripts/lib/workspace.mjs';
import {axeFindings} from '../../lib/axe.ts';
import {open} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

test("chrome: a tag's page groups its documents by area", async ({page}) => {
  await open(page, routes.tag);
  const areas = page.locator('main h2');
  expect(await areas.count()).toBeGreaterThan(1);
  const count = Number.parseInt(await page.locator('main h1').innerText(), 10);
  await expect(page.locator('main dt a')).toHaveCount(count);
  expect(await axeFindings(page)).toEqual([]);
});

test("chrome: the changelog is the repository's, and the footer leads to it", async ({page}) => {
  const source = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  await open(page, routes.home);
  await page.locator('.theme-layout-footer').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL('/changelog');
  await expect(page.locator('main h1')).toHaveText(['Changelog']);
  await expect(page.locator('main li')).toHaveCount(source.match(/^- /gm)!.length);
  expect(await axeFindings(page)).toEqual([]);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/\/changelog</);
});

test('chrome: the footer leads to the page about accessibility, which names the tests of each criterion', async ({
  page,
}) => {
  await open(page, routes.home);
  await page.locator('.theme-layout-footer').getByRole('link', {name: 'Accessibility'}).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.locator('main li[id^="wcag-"]')).toHaveCount(55);
  const addresses = await page
    .locator('main li > a, main li > span > a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  const files = addresses.flatMap((one) => /\/blob\/[^/]+\/(.+)$/.exec(one)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
  await expect(page.locator('main')).toContainText(/\d{3} rows of keys and \d{3} rows of roles/);
  expect(await axeFindings(page)).toEqual([]);
});

test("chrome: an author's role has room below the name", async ({page}) => {
  await page.goto('/blog');
  const role = page.locator('.avatar__name + small').first();
  await expect(role).toBeVisible();
  await expect(role).toHaveCSS('margin-top', '6px');
});
