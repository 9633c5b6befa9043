import {type ChildProcess, spawn} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {freePort} from '../../scripts/lib/free-port.mjs';
import {guideFences} from '../lib/guide.ts';
import {FIRST_PAGE_CSS} from './limits.ts';
import {emptyFolder, run, shellEnvironment, type Storefront} from './storefront.ts';

const PAGE = 'website/docs/guides/getting-started/installation.mdx';
const FRAMEWORKS = ['Vite', 'Next.js'] as const;
type Framework = (typeof FRAMEWORKS)[number];

/** Heading of the command that writes what the steps make. `create.test.ts` runs it. */
const COMMAND = 'With one command';

/** The steps of a reader who chooses a framework: everything but the headings of the other one. */
const stepsOf = (framework: Framework) =>
  guideFences(PAGE).filter(
    ({heading}) =>
      heading !== COMMAND &&
      !FRAMEWORKS.some((other) => other !== framework && heading.endsWith(` ${other}`)),
  );

const isServer = (command: string) => /^npx (vite preview|next start)$/.test(command.trim());

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

/** A link of the toolkit that is drawn by the link of Next.js, whose properties take no `undefined` under the strict flag. */
const ROUTER_LINK = `import {Link} from '@storefront-toolkit/ui/link';
import NextLink from 'next/link';

export const jacket = (
  <Link
    link={{type: 'Product', slug: 'rain-jacket'}}
    renderLink={(props) => <NextLink {...props} />}
  >
    Rain jacket
  </Link>
);
`;

describe.each(FRAMEWORKS)('the installation guide, followed with %s', (framework) => {
  let shop: Storefront;
  let server: ChildProcess | undefined;
  let origin: string;
  let page: Page;
  const said: string[] = [];
  const styleSheets: Promise<Buffer>[] = [];

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
    page.on('response', (response) => {
      if (response.request().resourceType() === 'stylesheet') styleSheets.push(response.body());
    });
    await page.goto(origin);
  });

  afterAll(() => {
    if (server?.pid) process.kill(-server.pid);
    shop.remove();
  });

  test('it shows the product as a tile @claim-installation.followed', async () => {
    const tile = page.getByRole('article').filter({hasText: 'Rain jacket'});
    await tile.getByRole('link', {name: 'Rain jacket'}).waitFor();
    expect(await tile.textContent()).toContain('€129.00');
    const image = tile.locator('img');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBe(400);
  });

  test('the tile has the theme: its font, its colors, and the layout of its classes @claim-installation.base-class', async () => {
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

  test('all its CSS is as small as the guide says @claim-installation.css-size', async () => {
    const css = Buffer.concat(await Promise.all(styleSheets));
    const gzip = gzipSync(css, {level: 9}).length;
    console.log(`note: ${framework}: ${css.length} B of CSS, ${gzip} B in gzip`);
    expect(css.toString()).toContain('.storefront-toolkit');
    expect(css.length).toBeLessThan(FIRST_PAGE_CSS.plain);
    expect(gzip).toBeLessThan(FIRST_PAGE_CSS.gzip);
  });

  test('the CSS has the classes of the tile and of the page, and of no other component @claim-installation.classes', async () => {
    const css = Buffer.concat(await Promise.all(styleSheets)).toString();
    const used = await page
      .locator('article, article *, main, main *')
      .evaluateAll((elements) => elements.flatMap((element) => [...element.classList]));
    expect(used.length).toBeGreaterThan(10);
    const rules = css.replaceAll('\\', '');
    expect(used.filter((name) => !rules.includes(`.${name}`))).toEqual([]);
    // Classes of the accordion, of tabs, and of a field.
    expect(rules).not.toMatch(/marker|scripting|\.accent-brand|::backdrop\{/);
  });

  test('the console is silent', () => {
    expect(said).toEqual([]);
  });

  test('the product is in the HTML of Next.js, and in the script of Vite @claim-installation.in-html', async () => {
    const html = await (await fetch(origin)).text();
    expect(html.includes('Rain jacket')).toBe(framework === 'Next.js');
  });

  // The last one: while the compiler runs, the server closes the connection that a request after it would take.
  test('its code compiles under strict and exactOptionalPropertyTypes', () => {
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes'];
    if (framework === 'Next.js') shop.write('src/router-link.tsx', ROUTER_LINK);
    run(shop.folder, 'npx', 'tsc', '-p', '.', ...flags);
    // The flags reach the guide's code: this is an error under the second one alone.
    shop.write('src/wrong.ts', 'export const wrong: {size?: string} = {size: undefined};');
    expect(() => run(shop.folder, 'npx', 'tsc', '-p', '.', ...flags)).toThrow('src/wrong.ts(1');
  });
});
