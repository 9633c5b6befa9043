import type {Server} from 'node:http';
import {join} from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {serveFolder} from '../lib/serve-folder.ts';
import {hydrate} from '../lib/reader.ts';
import {fixtureSite, type FixtureSite} from './fixture.ts';

/** A page, and an item of the navbar, that break at a click. */
const FRAGILE_PAGE = `
import {useState} from 'react';
import Layout from '@theme/Layout';

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The page is broken.', {cause: new Error('Its data is gone.')});
  return <button onClick={() => setBroken(true)}>Break the page</button>;
}

export default function Page() {
  return <Layout><main><h1>Fragile</h1><Fragile /></main></Layout>;
}
`;
const FRAGILE_ITEM = `
import {useState} from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The item is broken.');
  return <button onClick={() => setBroken(true)}>Break the item</button>;
}

export default {...ComponentTypes, 'custom-fragile': Fragile};
`;

let site: FixtureSite | undefined;
let server: Server | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  site = fixtureSite(
    {'start.mdx': '# Start', 'guide.mdx': '# Guide\n\n[Start](./start.mdx)'},
    {
      files: {
        'src/pages/fragile.tsx': FRAGILE_PAGE,
        'src/theme/NavbarItem/ComponentTypes.tsx': FRAGILE_ITEM,
      },
      navbarItems: [
        {type: 'localeDropdown', position: 'right'},
        {type: 'custom-fragile', label: 'Fragile item', position: 'left'},
      ],
      locale: 'fr',
    },
  );
  for (const args of [
    ['docs:version', '1.0'],
    ['build', '--locale', 'en'],
  ]) {
    const {code, output} = site.docusaurus(...args);
    expect(code, output).toBe(0);
  }
  const served = await serveFolder(join(site.folder, 'build'));
  server = served.server;
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
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
  await menu.locator('[aria-expanded]').click();
  await menu.getByRole('link').first().waitFor({state: 'visible'});
  return menu;
}

test('the version that was cut takes over the paths, and the present state moves to /docs/next', async () => {
  await open('/docs/start');
  expect(await page.locator('.theme-doc-version-badge').innerText()).toContain('1.0');
  await open('/docs/next/start');
  expect(await page.locator('.theme-doc-version-badge').innerText()).toContain('Next');
});

test('a menu in the navbar offers both versions of the page @spec-1.8', async () => {
  await open('/docs/guide');
  const links = (await versionMenu()).locator('.dropdown__menu a');
  expect(await links.allInnerTexts()).toEqual(['Next', '1.0']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/docs/next/guide', '/docs/guide']);
});

test('a choice is stored, and remembered elsewhere @spec-1.8', async () => {
  await open('/docs/guide');
  expect(await remembered()).toBeNull();
  await (await versionMenu()).getByRole('link', {name: 'Next'}).click();
  await page.waitForURL('**/docs/next/guide');
  expect(await remembered()).toBe('current');

  await open('/docs/start');
  await (await versionMenu()).getByRole('link', {name: '1.0'}).click();
  await expect.poll(remembered).toBe('1.0');
});

test('the language menu leads to the present path, with the prefix of the locale @spec-1.11', async () => {
  await open('/docs/next/guide');
  const entry = page.locator('.navbar .dropdown__menu a[lang=fr]');
  await expect.poll(() => entry.getAttribute('href')).toMatch(/\/fr\/docs\/next\/guide$/);
});

describe('a page that crashes', () => {
  test('says so, with the messages of all causes, and comes back on Try again @spec-4.26 @spec-8.4', async () => {
    await open('/fragile');
    await page.getByRole('button', {name: 'Break the page'}).click();
    const heading = page.getByRole('heading', {level: 1});
    await expect.poll(() => heading.innerText()).toBe('This page crashed.');
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/The page is broken\.\s+Cause:\s+Its data is gone\./);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => heading.innerText()).toBe('Fragile');
    expect(await page.getByText('The page is broken.').count()).toBe(0);
  });

  test('by an item of the navbar names the item and the cause @spec-8.6', async () => {
    await open('/fragile');
    await page.getByRole('button', {name: 'Break the item'}).click();
    const failure = page.getByText('A theme navbar item failed to render.');
    await failure.first().waitFor();
    const text = await failure.first().innerText();
    expect(text).toContain('"type": "custom-fragile"');
    expect(text).toContain('"label": "Fragile item"');
    expect(text).toContain('The item is broken.');
  });
});
