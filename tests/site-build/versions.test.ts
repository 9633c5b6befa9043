import type {Server} from 'node:http';
import {join} from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';
import {serveFolder} from '../lib/serve-folder.ts';
import {hydrate} from '../lib/reader.ts';
import {fixtureSite, type FixtureSite} from './fixture.ts';

let site: FixtureSite | undefined;
let server: Server | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  site = fixtureSite({'start.mdx': '# Start', 'guide.mdx': '# Guide\n\n[Start](./start.mdx)'});
  for (const args of [['docs:version', '1.0'], ['build']]) {
    const {code, output} = site.docusaurus(...args);
    expect(code, output).toBe(0);
  }
  const served = await serveFolder(join(site.folder, 'build'));
  server = served.server;
  browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  page = await browser.newPage({baseURL: served.origin});
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  site?.remove();
});

const remembered = () =>
  page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

async function open(path: string) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrate(page);
}

/** Opens the version menu of the navbar, and returns it. */
async function versionMenu() {
  const menu = page.locator('.navbar .dropdown', {hasText: '1.0'});
  await menu.locator('[aria-haspopup]').click();
  await menu.getByRole('link').first().waitFor({state: 'visible'});
  return menu;
}

test('the version that was cut takes over the paths, and the present state moves to /docs/next', async () => {
  await open('/docs/start');
  expect(await page.locator('.theme-doc-version-badge').innerText()).toContain('1.0');
  await open('/docs/next/start');
  expect(await page.locator('.theme-doc-version-badge').innerText()).toContain('Next');
});

test('a menu in the navbar offers both versions of the page', async () => {
  await open('/docs/guide');
  const links = (await versionMenu()).locator('.dropdown__menu a');
  expect(await links.allInnerTexts()).toEqual(['Next', '1.0']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/docs/next/guide', '/docs/guide']);
});

test('a choice is stored, and remembered elsewhere', async () => {
  await open('/docs/guide');
  expect(await remembered()).toBeNull();
  await (await versionMenu()).getByRole('link', {name: 'Next'}).click();
  await page.waitForURL('**/docs/next/guide');
  expect(await remembered()).toBe('current');

  await open('/docs/start');
  await (await versionMenu()).getByRole('link', {name: '1.0'}).click();
  await expect.poll(remembered).toBe('1.0');
});
