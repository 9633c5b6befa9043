import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, type BrowserContext, chromium, expect, type Page} from '@playwright/test';
import {createSiteServer} from '@storefront-toolkit/server';
import {afterAll, afterEach, beforeAll, beforeEach, describe, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {searchFor} from '../browser/search/search.ts';
import {axeFindings} from '../lib/axe.ts';
import {hydrate, scrollThrough} from '../lib/reader.ts';
import type {KeepList} from '../../website/delivery/browser/offline/keep-list.ts';
import {fixtureSite, type FixtureSite} from './fixture.ts';
import {WHOLE_SITE} from './whole-site.ts';

const BASE = '/docs-site/';

/** Builds of the same site: one that can be kept, a later one, and one whose settings offer no copy. */
type Build = 'first' | 'second' | 'off';

let folder: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let server: Server | undefined;
let origin: string;

const ends: (() => unknown)[] = [];
const rootOf = (build: Build) => join(folder, build);

function buildAs(site: FixtureSite, build: Build) {
  for (const {code, output} of [site.docusaurus('build'), site.finish()]) {
    if (code !== 0) throw new Error(`The build "${build}" failed.\n${output}`);
  }
  cpSync(join(site.folder, 'build'), rootOf(build), {recursive: true});
}

/** Milliseconds until the server answers. It never does with `Infinity`. */
let delay = 0;

/** The port of all deployments. */
let port = 0;

/** Deploys the site in a folder: serves it at the address of the one before. */
async function deploy(root: string) {
  await stopServer();
  const site = createSiteServer({root});
  const own = createServer((request, response) => {
    if (delay === 0) site.emit('request', request, response);
    else if (delay < Infinity) setTimeout(() => site.emit('request', request, response), delay);
  });
  await new Promise<void>((listening) => own.listen(port, listening));
  port = (own.address() as AddressInfo).port;
  origin = `http://localhost:${port}`;
  server = own;
}

async function stopServer() {
  const own = server;
  if (!own?.listening) return;
  const closed = new Promise((resolve) => own.close(resolve));
  own.closeAllConnections();
  await closed;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  ends.push(() => rmSync(folder, {recursive: true}));
  const {docs, ...parts} = WHOLE_SITE;
  const site = fixtureSite(docs, {...parts, settings: {baseUrl: BASE}, offline: true});
  ends.push(() => site.remove());
  buildAs(site, 'first');
  const changed = join(site.folder, 'docs/guides/index.mdx');
  writeFileSync(
    changed,
    `${readFileSync(changed, 'utf8')}\n\nWritten for the second deployment.\n`,
  );
  buildAs(site, 'second');
  const config = join(site.folder, 'site.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('offline: boolean = true', 'offline: boolean = false'),
  );
  buildAs(site, 'off');
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
  ends.push(() => browser.close());
}, 400_000);
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

beforeEach(async () => {
  delay = 0;
  await deploy(rootOf('first'));
  context = await browser.newContext({baseURL: origin});
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await stopServer();
});

const control = () => page.getByRole('region', {name: 'Offline copy'});
const button = (name: string) => control().getByRole('button', {name});
const status = () => control().getByRole('status');
const heading = () => page.locator('h1');
const KEPT = /^Kept for offline: 20 pages, \d+ MB\. /;

/** Opens a page and keeps the site. */
async function keep(path = `${BASE}docs/intro`) {
  await page.goto(path);
  await button('Keep for offline').click();
  await expect(status()).toHaveText(KEPT, {timeout: 30_000});
}

/** The parts of the site that the browser has: its caches, with the addresses in them, and its service workers. */
const stored = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({url}) => new URL(url).pathname + new URL(url).search);
      }),
    );
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {names, addresses: addresses.flat().sort(), workers: registrations.length};
  });
const NOTHING = {names: [], addresses: [], workers: 0};

/** The addresses of what a build's list says. */
function listed(build: Build): string[] {
  const folder = join(rootOf(build), 'assets');
  const [file] = readdirSync(folder).filter((name) => /^offline\..+\.json$/.test(name));
  const {pages, files} = JSON.parse(readFileSync(join(folder, file!), 'utf8')) as KeepList;
  const keys = [...pages, ...files].map(
    ([path, digest]) => BASE + path + (digest ? `?${digest}` : ''),
  );
  return [...keys, `${BASE}offline-list`].sort();
}

const SECOND = 'Written for the second deployment.';

describe('a copy that a reader keeps', () => {
  test('is not there before the reader asks for it @claim-deploy-your-site.offline-asked', async () => {
    await page.goto(`${BASE}docs/intro`);
    await expect(button('Keep for offline')).toBeVisible();
    await expect(status()).toHaveText(/The copy takes about \d+ MB\.$/);
    expect(await stored()).toEqual(NOTHING);
  });

  test('opens pages without a connection, by link, by address and by old address @claim-deploy-your-site.offline-pages', async () => {
    await keep();
    expect((await stored()).addresses).toEqual(listed('first'));
    await context.setOffline(true);
    await hydrate(page);
    await page.evaluate(() => (document.body.dataset.kept = ''));
    await page.getByRole('main').getByRole('link', {name: 'Tile'}).click();
    await expect(heading()).toHaveText('Hover tile');
    await expect(page.locator('body')).toHaveAttribute('data-kept', '');
    await scrollThrough(page);
    await expect(page.locator('[data-live]')).toHaveCount(2);

    await page.goto(`${BASE}docs/component-packages/ui/hover-tile`);
    await expect(heading()).toHaveText('Hover tile');
    await hydrate(page);
    await scrollThrough(page);
    await expect(page.locator('[data-live]')).toHaveCount(2);
    await expect(page.locator('[data-live] .grid').first()).toHaveCSS('display', 'grid');
    for (const [path, end, title] of [
      ['docs/guides/', 'docs/guides/', 'Guides'],
      ['docs/guides', 'docs/guides', 'Guides'],
      ['docs/guides/index.html?a=1', 'docs/guides/?a=1', 'Guides'],
      ['docs/intro.html', 'docs/intro', 'Introduction'],
      ['docs', 'docs/packages/', 'Packages'],
      ['blog', 'blog', 'Blog'],
      ['', '', 'Home'],
    ] as const) {
      await page.goto(BASE + path);
      await expect(heading()).toHaveText(title);
      await expect(page).toHaveURL(origin + BASE + end);
    }
  });

  test('keeps the pages’ policies', async () => {
    await keep();
    await context.setOffline(true);
    const response = await page.goto(`${BASE}docs/intro`);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  });

  test('can be searched without a connection @claim-deploy-your-site.offline-search', async () => {
    await keep();
    await context.setOffline(true);
    const {options} = await searchFor(page, 'hover tile', `${BASE}docs/intro`);
    await options.first().click();
    await expect(heading()).toHaveText('Hover tile');
    await page.goto(`${BASE}search?q=theming`);
    const results = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(results.first()).toContainText('Theming');
  });

  test('says that a page isn’t in it, and what is @claim-deploy-your-site.offline-missing', async () => {
    await keep();
    await context.setOffline(true);
    const response = await page.goto(`${BASE}docs/nothing`);
    expect(response?.status()).toBe(503);
    await expect(page).toHaveTitle(/^You’re offline \| /);
    await expect(heading()).toHaveText('You’re offline');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
    await expect(heading()).toHaveText('Home');
    await context.setOffline(false);
    expect((await page.goto(`${BASE}docs/nothing`))?.status()).toBe(404);
    await expect(heading()).toHaveText('Page Not Found');
  });

  test('is shown when the server does not answer in time @claim-deploy-your-site.offline-slow', async () => {
    await keep();
    delay = Infinity;
    await page.goto(`${BASE}docs/guides/`, {timeout: 15_000, waitUntil: 'commit'});
    await expect(heading()).toHaveText('Guides');
  });

  test('is removed with its worker, and can be kept again @claim-deploy-your-site.offline-removed', async () => {
    await keep();
    await button('Remove the copy').click();
    await expect(status()).toHaveText(/^The copy was removed\./);
    await expect(button('Keep for offline')).toBeFocused();
    expect(await stored()).toEqual(NOTHING);
    await button('Keep for offline').click();
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
    expect((await stored()).addresses).toEqual(listed('first'));
    await button('Remove the copy').click();
    await page.reload();
    await button('Keep for offline').click();
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
    await context.setOffline(true);
    await page.goto(`${BASE}docs/guides/`);
    await expect(heading()).toHaveText('Guides');
  });

  test('is made again when the browser has removed it', async () => {
    await keep();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${BASE}docs/guides/`);
    await button('Keep for offline').click();
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
    expect((await stored()).addresses).toEqual(listed('first'));
  });
});

describe('a new deployment', () => {
  test('is seen at the first navigation, and is in the copy then @claim-deploy-your-site.offline-deployment', async () => {
    await keep();
    await deploy(rootOf('second'));
    await page.goto(`${BASE}docs/guides/`);
    await expect(page.getByText(SECOND)).toBeVisible();
    await expect
      .poll(async () => (await stored()).addresses, {timeout: 30_000})
      .toEqual(listed('second'));
    await expect(status()).toHaveText(KEPT);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(SECOND)).toBeVisible();
    await page.goto(`${BASE}docs/intro`);
    await hydrate(page);
    await expect(heading()).toHaveText('Introduction');
  });

  test('leaves the earlier copy whole if it can’t be stored, and says why @claim-deploy-your-site.offline-whole', async () => {
    const broken = join(folder, 'broken');
    cpSync(rootOf('second'), broken, {recursive: true});
    rmSync(join(broken, 'assets/search'), {recursive: true});
    await keep();
    const before = await stored();
    await deploy(broken);
    await page.goto(`${BASE}docs/guides/`);
    await expect(page.getByText(SECOND)).toBeVisible();
    await expect(status()).toHaveText(
      /^Not updated: the server didn’t send \S+\.json \(404\)\. The earlier copy is still there\. Try again later\.$/,
      {timeout: 30_000},
    );
    const note = `${BASE}offline-problem`;
    const {addresses, ...rest} = await stored();
    expect({...rest, addresses: addresses.filter((address) => address !== note)}).toEqual(before);
    await context.setOffline(true);
    await page.goto(`${BASE}docs/guides/`);
    await expect(heading()).toHaveText('Guides');
    await expect(page.getByText(SECOND)).toHaveCount(0);
  });

  test('without the setting removes the worker and the copy @claim-deploy-your-site.offline-off', async () => {
    await keep();
    await deploy(rootOf('off'));
    await page.goto(`${BASE}docs/guides/`);
    await expect.poll(stored, {timeout: 30_000}).toEqual(NOTHING);
    await expect(control()).toHaveCount(0);
    await page.goto(`${BASE}docs/intro`);
    await expect(heading()).toHaveText('Introduction');
    expect(await stored()).toEqual(NOTHING);
  });
});

describe('a copy that can’t be kept', () => {
  const refused = async (words: RegExp) => {
    await button('Keep for offline').click();
    await expect(status()).toHaveText(words, {timeout: 30_000});
    await expect(button('Keep for offline')).toBeFocused();
    await expect.poll(stored).toEqual(NOTHING);
  };

  test('for lack of room leaves nothing, says so, and can be kept later @claim-deploy-your-site.offline-room', async () => {
    await page.goto(`${BASE}docs/intro`);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 400_000});
    await refused(
      /^Not kept: the copy takes 3 MB, and this browser has no room for it\. Nothing was stored\. Free up space .+ Then try again\.$/,
    );
    expect(await axeFindings(page, page.locator('offline-copy'))).toEqual([]);
    await session.send('Storage.overrideQuotaForOrigin', {origin});
    await button('Keep for offline').click();
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
  });

  test('for a lost connection leaves nothing, and says so @claim-deploy-your-site.offline-room', async () => {
    await page.goto(`${BASE}docs/intro`);
    delay = 100;
    setTimeout(() => void stopServer(), 1000);
    await refused(
      /^Not kept: the connection was lost\. Nothing was stored\. Check your connection, then try again\.$/,
    );
  });

  test('because the reader cancels leaves nothing', async () => {
    await page.goto(`${BASE}docs/intro`);
    delay = 100;
    await button('Keep for offline').click();
    await expect(
      control().getByRole('progressbar', {name: 'Stored pages and files'}),
    ).toHaveAttribute('value', /[1-9]/);
    expect(await axeFindings(page, page.locator('offline-copy'))).toEqual([]);
    await button('Cancel').click();
    await expect(status()).toHaveText('Not kept: you canceled. Nothing was stored.');
    await expect.poll(stored).toEqual(NOTHING);
  });

  test('goes on while the reader opens other pages', async () => {
    await page.goto(`${BASE}docs/intro`);
    delay = 50;
    await button('Keep for offline').click();
    await expect(button('Cancel')).toBeVisible();
    await page.goto(`${BASE}docs/guides/`);
    await expect(button('Cancel')).toBeVisible();
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
  });
});

describe('the control', () => {
  test('works by keyboard, and keeps the focus @claim-deploy-your-site.offline-control', async () => {
    await page.goto(`${BASE}docs/intro`);
    await button('Keep for offline').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button('Keep for offline')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
    await expect(button('Remove the copy')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button('Keep for offline')).toBeFocused();
    expect(await stored()).toEqual(NOTHING);
  });

  test.each(['light', 'dark'])('has nothing that axe finds, in %s', async (theme) => {
    await page.addInitScript((name) => (localStorage.theme = name), theme);
    await keep();
    await page.reload();
    await expect(button('Remove the copy')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await button('Remove the copy').click();
    await expect(button('Keep for offline')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is reached by touch, and fits in a narrow window', async () => {
    await page.setViewportSize({width: 320, height: 600});
    await page.goto(`${BASE}docs/intro`);
    const {width, height} = (await button('Keep for offline').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(fits).toBe(true);
  });

  test('does not wake the application, and is not there without JavaScript @claim-deploy-your-site.offline-control', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`${BASE}docs/intro`);
    await button('Keep for offline').hover();
    await button('Keep for offline').click();
    await expect(status()).toHaveText(KEPT, {timeout: 30_000});
    expect(asked.filter((url) => url.includes('/js/main.'))).toEqual([]);

    const plain = await browser.newContext({baseURL: origin, javaScriptEnabled: false});
    const reader = await plain.newPage();
    await reader.goto(`${BASE}docs/intro`);
    await expect(reader.getByRole('region', {name: 'Offline copy'})).toHaveCount(0);
    expect((await reader.locator('offline-copy').boundingBox())?.height ?? 0).toBe(0);
    await plain.close();
  });
});

describe('without the setting', () => {
  test('pages have nothing for it, and the worker is there to remove itself @claim-deploy-your-site.offline-off', () => {
    const files = readdirSync(rootOf('off'), {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => /offline/.test(file))).toEqual([]);
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.filter((file) =>
        readFileSync(join(rootOf('off'), file), 'utf8').includes('offline-copy'),
      ),
    ).toEqual([]);
    expect(readFileSync(join(rootOf('off'), 'sw.js'), 'utf8')).toMatch(/unregister\(\)/);
  });

  test.each(['first', 'off'] as const)(
    'no cache keeps the worker of the build "%s" @claim-deploy-your-site.offline-worker',
    async (build) => {
      await deploy(rootOf(build));
      const response = await fetch(`${origin}${BASE}sw.js`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    },
  );
});
