import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {dirname, join} from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {root} from '../../scripts/lib/workspace.mjs';
import {shareOf} from '../browser/lib/share.ts';
import {serveFolder} from '../lib/serve-folder.ts';
import {emptyFolder, run, type Storefront} from './storefront.ts';

const ARCHIVES = join(root, 'website/build/examples');

const archives = readdirSync(ARCHIVES, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.zip'))
  .sort();

/** One of each kind: with a component alone, with sample data, with pictures that aren't text, and of a block. */
const KINDS = [
  'button/add-to-cart.zip',
  'articlepage/care-guide.zip',
  'media/widths-and-formats.zip',
  'blocks/cart.zip',
];

const SAMPLE = [...new Set([...KINDS, ...shareOf(archives, 16)])];

/** Unpacks an archive over the last one. */
function unpack(file: string, folder: string): string {
  const entries = Object.entries(unzipSync(readFileSync(join(ARCHIVES, file))));
  const [top = ''] = entries[0]![0].split('/');
  for (const part of ['src', 'public', 'fixtures', 'dist']) {
    rmSync(join(folder, part), {recursive: true, force: true});
  }
  for (const [path, bytes] of entries) {
    expect(path.startsWith(`${top}/`), path).toBe(true);
    const target = join(folder, path.slice(top.length + 1));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, bytes);
  }
  return top;
}

let browser: Browser;
let place: Storefront;

beforeAll(async () => {
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
  place = emptyFolder();
  unpack(SAMPLE[0]!, place.folder);
  run(place.folder, 'npm', 'install');
});

afterAll(async () => {
  await browser.close();
  place.remove();
});

test('there is an archive for each example', () => {
  expect(archives.length).toBeGreaterThan(300);
});

describe('a downloaded example', () => {
  let server: Server | undefined;

  test.each(KINDS)('%s compiles', (file) => {
    unpack(file, place.folder);
    run(place.folder, 'npm', 'run', 'typecheck');
  });

  test.each(SAMPLE)('%s builds, and shows what it is of in silence', async (file) => {
    unpack(file, place.folder);
    run(place.folder, 'npm', 'run', 'build');
    const served = await serveFolder(join(place.folder, 'dist'));
    ({server} = served);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('response', (answer) => {
      if (!answer.ok()) said.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(served.origin)) said.push(request.url());
    });
    await page.goto(`${served.origin}/`);
    await page.locator('#root > *').first().waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    expect(said.filter((text) => !text.endsWith('/favicon.ico'))).toEqual([]);
    await page.close();
    server.close();
  });
});
