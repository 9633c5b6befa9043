import {type ChildProcess, spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {guideFences} from '../lib/guide.ts';
import {emptyFolder, run, shellEnvironment, type Storefront} from './storefront.ts';

const PAGE = 'website/docs/guides/getting-started/installation.mdx';
const FRAMEWORKS = ['Vite', 'Next.js'] as const;
type Framework = (typeof FRAMEWORKS)[number];

/** What a reader who chooses a framework follows: everything that stands below no heading of the other one. */
const stepsOf = (framework: Framework) =>
  guideFences(PAGE).filter(
    ({heading}) =>
      !FRAMEWORKS.some((other) => other !== framework && heading.endsWith(` ${other}`)),
  );

const isServer = (command: string) => /^npx (vite preview|next start)$/.test(command.trim());

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Waits until a server answers with a page. */
async function answering(origin: string) {
  const deadline = Date.now() + 60_000;
  const answers = () =>
    fetch(origin).then(
      ({ok}) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${origin} after a minute.`);
    await setTimeout(200);
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
});
afterAll(() => browser.close());

describe.each(FRAMEWORKS)('the installation guide, followed with %s', (framework) => {
  let shop: Storefront;
  let server: ChildProcess | undefined;
  let origin: string;
  let page: Page;
  const said: string[] = [];

  beforeAll(async () => {
    shop = emptyFolder();
    for (const {title, code} of stepsOf(framework)) {
      if (title) shop.write(title, code);
      else if (!isServer(code)) run(shop.folder, 'sh', '-e', '-c', code);
      else {
        const port = await freePort();
        origin = `http://localhost:${port}`;
        const [program = '', ...args] = code.trim().split(' ');
        server = spawn(program, [...args, '--port', String(port)], {
          cwd: shop.folder,
          env: shellEnvironment,
          detached: true,
          stdio: 'ignore',
        });
      }
    }
    await answering(origin);
    page = await browser.newPage();
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(origin);
  });

  afterAll(() => {
    if (server?.pid) process.kill(-server.pid);
    shop.remove();
  });

  test('it shows the product as a tile', async () => {
    const tile = page.getByRole('article');
    await tile.getByRole('link', {name: 'Rain jacket'}).waitFor();
    expect(await tile.textContent()).toContain('€129.00');
    const image = tile.locator('img');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(400);
  });

  test('the tile has the theme: its font, its colors, and the layout of its classes', async () => {
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf('h1', 'font-family')).toContain('Instrument Sans');
    expect(await styleOf('main ul', 'display')).toBe('grid');
    expect(await styleOf('article', 'position')).toBe('relative');
    expect(await styleOf('html', '--color-brand')).not.toBe('');
  });

  test('the console is silent', () => {
    expect(said).toEqual([]);
  });

  test('the product is in the HTML of Next.js, and in the script of Vite', async () => {
    const html = await (await fetch(origin)).text();
    expect(html.includes('Rain jacket')).toBe(framework === 'Next.js');
  });
});
