import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../../lib/test.ts';
import {publicPackages} from '../../../scripts/lib/public-packages.mjs';
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

test("chrome: the changelog has each package's and the repository's, and the footer leads to it", async ({
  page,
}) => {
  const packages = publicPackages();
  const {version} = packages[0]!.manifest as {version: string};
  const changes = ['.', ...packages.map(({folder}) => folder)].map((folder) => {
    const text = readFileSync(join(root, folder, 'CHANGELOG.md'), 'utf8');
    return text.match(/^ *- /gm)?.length ?? 0;
  });
  await open(page, routes.home);
  await page.locator('.theme-layout-footer').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL('/changelog');
  await expect(page.locator('main h1')).toHaveText(['Changelog']);
  const links = page.locator('main article li > a[href^="#"], main li > a[href^="#"]');
  await expect(links).toHaveCount(packages.length + 1);
  const all = changes.reduce((sum, count) => sum + count, packages.length + 1);
  await expect(page.locator('main li')).toHaveCount(all);
  for (const link of await links.all()) {
    await expect(page.locator((await link.getAttribute('href'))!)).toHaveText(
      new RegExp(`^${await link.innerText()}`),
    );
  }
  expect(await axeFindings(page)).toEqual([]);
  const feed = await page.request.get('/changelog/rss.xml');
  expect(feed.headers()['content-type']).toMatch(/xml/);
  expect(await feed.text()).toContain(`<title>Storefront Toolkit ${version}`);
  const alternate = page.locator('link[rel="alternate"][title="Changelog"]');
  await expect(alternate).toHaveAttribute('href', '/changelog/rss.xml');
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
