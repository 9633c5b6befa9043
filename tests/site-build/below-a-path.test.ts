import {readdirSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {type Browser, chromium, expect, type Page} from '@playwright/test';
import {createSiteServer} from '@storefront-toolkit/server';
import {afterAll, afterEach, beforeAll, beforeEach, describe, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import settings from '../../website/site.config.ts';
import {open} from '../browser/lib/page.ts';
import {searchFor} from '../browser/search/search.ts';
import {type Monitor, monitor} from '../lib/monitor.ts';
import {hydrate, scrollThrough} from '../lib/reader.ts';
import {serveFolder} from '../lib/serve-folder.ts';
import {fixtureSite, type FixtureSite} from './fixture.ts';
import {WHOLE_SITE} from './whole-site.ts';

const BASE = '/docs-site/';

let site: FixtureSite;
let origin: string;
let browser: Browser;
let page: Page;
let watched: Monitor;
let asked: string[];

/** The functions that end what the tests have started, in the order of the starts. */
const ends: (() => unknown)[] = [];

const root = () => join(site.folder, 'build');
const filesOf = (pattern: RegExp) =>
  readdirSync(root(), {recursive: true, encoding: 'utf8'}).filter((file) => pattern.test(file));

/** Every match of a pattern with one group in the texts of the build, each with its file. */
function foundIn(files: RegExp, pattern: RegExp): {file: string; found: string}[] {
  return filesOf(files).flatMap((file) =>
    [...readFileSync(join(root(), file), 'utf8').matchAll(pattern)].map(([, found = '']) => ({
      file,
      found,
    })),
  );
}

beforeAll(async () => {
  const {docs, ...parts} = WHOLE_SITE;
  site = fixtureSite(docs, {...parts, settings: {baseUrl: BASE}});
  ends.push(() => site.remove());
  for (const {code, output} of [site.docusaurus('build'), site.finish()]) {
    if (code !== 0) throw new Error(`The site below ${BASE} cannot be built.\n${output}`);
  }
  const served = await serveFolder(root(), BASE);
  origin = served.origin;
  ends.push(() => served.server.close());
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
  ends.push(() => browser.close());
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

beforeEach(async () => {
  const context = await browser.newContext({baseURL: origin});
  page = await context.newPage();
  asked = [];
  page.on('request', (request) => void asked.push(request.url()));
  watched = await monitor(page, origin, {[`${BASE}docs/intr`]: 404});
});
afterEach(async () => {
  expect(asked.filter((url) => !url.startsWith(origin + BASE))).toEqual([]);
  expect(watched.problems).toEqual([]);
  await page.context().close();
});

describe('a site below a path, on a host that knows none of its rules @claim-deploy-your-site.below-a-path', () => {
  test('names no address outside of it in a page, its twin, a style sheet or a list of pages', () => {
    const links = foundIn(/\.html$/, /\s(?:href|src|srcset|action)=["']?(\/[^"'\s>]*)/gi);
    const styles = foundIn(/\.css$/, /url\(["']?(\/[^"')]*)/g);
    const absolute = foundIn(
      /\.(html|xml|md|txt)$/,
      new RegExp(`${settings.url}([^"'<\\s>)]*)`, 'g'),
    );
    for (const found of [links, styles, absolute]) {
      expect(found.length).toBeGreaterThan(1);
      expect(found.filter((one) => !one.found.startsWith(BASE))).toEqual([]);
    }
  });

  test('has every page, picture, style sheet, script and file that a link of its own names', async () => {
    const waiting = [`${origin}${BASE}`];
    const seen = new Set(waiting);
    const headings: string[] = [];
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const response = await page.goto(url);
      expect(response?.status(), url).toBe(200);
      await watched.idle();
      await hydrate(page);
      await scrollThrough(page);
      await watched.idle();
      headings.push(await page.locator('h1').first().innerText());
      const {links, broken} = await page.evaluate(() => ({
        links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
          (link) => link.href.split('#')[0] ?? '',
        ),
        broken: [...document.images].filter(({naturalWidth}) => !naturalWidth).map(({src}) => src),
      }));
      expect(broken, url).toEqual([]);
      for (const link of links) {
        if (new URL(link).origin !== origin || seen.has(link)) continue;
        seen.add(link);
        if (/\.\w+$/.test(new URL(link).pathname)) {
          expect((await page.request.get(link)).status(), link).toBe(200);
        } else {
          waiting.push(link);
        }
      }
    }
    expect(headings).toEqual(
      expect.arrayContaining(['Home', 'Introduction', 'Hover tile', 'Docs that cannot lie']),
    );
  });

  test('opens a linked document in place, with its styles and its live examples', async () => {
    await open(page, `${BASE}docs/intro`);
    await page.evaluate(() => (document.body.dataset.kept = ''));
    await page.getByRole('main').getByRole('link', {name: 'Tile'}).click();
    await expect(page).toHaveURL(`${origin}${BASE}docs/component-packages/ui/hover-tile`);
    await expect(page.locator('h1')).toHaveText('Hover tile');
    await expect(page.locator('body')).toHaveAttribute('data-kept', '');
    await scrollThrough(page);
    await expect(page.locator('[data-live]')).toHaveCount(2);
    const pictures = page.locator('[data-live] img');
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
    const display = '[data-live] .grid';
    await expect(page.locator(display).first()).toHaveCSS('display', 'grid');
  });

  test('searches, and leads to what was found', async () => {
    const {options} = await searchFor(page, 'hover tile', `${BASE}docs/intro`);
    await options.first().click();
    await expect(page).toHaveURL(`${origin}${BASE}docs/component-packages/ui/hover-tile`);
    await page.goto(`${BASE}search?q=theming`);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').getByRole('link').first()).toContainText('Theming');
    await main.getByRole('combobox').fill('packages');
    await expect(main.getByRole('option').first()).toContainText('Packages');
    await expect(page).toHaveURL(`${origin}${BASE}search?q=packages`);
  });

  test('leads from an old address to the new one, and from an unknown one to the nearest', async () => {
    await page.goto(`${BASE}docs`);
    await expect(page).toHaveURL(`${origin}${BASE}docs/packages/`);
    const response = await page.goto(`${BASE}docs/intr`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    const nearest = main.getByRole('listitem').filter({hasText: `${BASE}docs/intro`});
    await expect(nearest.getByRole('link', {name: 'Introduction'})).toHaveAttribute(
      'href',
      `${BASE}docs/intro`,
    );
    await expect(main.getByRole('link', {name: 'Home'})).toHaveAttribute('href', BASE);
  });
});

test('the production server serves it below the path, and redirects the root of the host to it @claim-deploy-your-site.own-servers', async () => {
  const own = createSiteServer({root: root()});
  await new Promise<void>((listening) => own.listen(0, listening));
  const address = `http://localhost:${(own.address() as AddressInfo).port}`;
  const ask = (path: string) => fetch(address + path, {redirect: 'manual'});
  const locations = await Promise.all(
    ['/', '/docs-site', `${BASE}docs`, `${BASE}docs/intro.html`].map(async (path) =>
      (await ask(path)).headers.get('location'),
    ),
  );
  expect(locations).toEqual([BASE, BASE, `${BASE}docs/packages/`, `${BASE}docs/intro`]);
  expect((await ask(`${BASE}docs/intro`)).headers.get('content-security-policy')).toContain(
    "script-src 'self'",
  );
  expect((await ask('/docs/intro')).status).toBe(404);

  const visitor = await browser.newPage();
  const seen = await monitor(visitor, address);
  await open(visitor, `${address}${BASE}docs/component-packages/ui/hover-tile`);
  await scrollThrough(visitor);
  await expect(visitor.locator('[data-live]')).toHaveCount(2);
  await seen.idle();
  expect(seen.problems).toEqual([]);
  await visitor.close();
  own.close();
  own.closeAllConnections();
});
