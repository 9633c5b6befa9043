import {type ChildProcess, spawn} from 'node:child_process';
import {copyFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {freePort} from '../../scripts/lib/free-port.mjs';
import {emptyFolder, outputOf, run, shellEnvironment, type Storefront} from './storefront.ts';

const PNPM = join(import.meta.dirname, 'pnpm');
const VENDORS = ['shopify', 'bigcommerce', 'commercetools'];

const {path: archive = '', manifest} =
  inject('archives').find(({folder}) => folder === 'packages/create') ?? {};

let browser: Browser;
const places: Storefront[] = [];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  run(PNPM, 'npm', 'ci');
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
});

afterAll(async () => {
  await browser.close();
  for (const {pid} of servers) if (pid) process.kill(-pid);
  for (const place of places) place.remove();
});

const npm = (folder: string, ...args: string[]) => run(folder, 'npm', ...args);
const pnpm = (folder: string, ...args: string[]) =>
  run(folder, 'node', join(PNPM, 'node_modules/pnpm/bin/pnpm.cjs'), ...args);

/** Runs the packed program in an empty folder. Returns what it printed, and the folder that it made. */
function createWith(program: (folder: string, ...args: string[]) => string, ...args: string[]) {
  const place = emptyFolder();
  places.push(place);
  const printed = program(place.folder, ...args);
  const folder = join(place.folder, 'shop');
  copyFileSync(join(place.folder, '.npmrc'), join(folder, '.npmrc'));
  return {printed, folder};
}

/** Starts a server, and waits until it answers. Returns its origin. */
async function serve(folder: string, program: string, ...args: string[]): Promise<string> {
  const port = await freePort();
  const options = {cwd: folder, env: shellEnvironment, detached: true, stdio: 'ignore'} as const;
  servers.push(spawn(program, [...args, '--port', String(port)], options));
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin).then(
      ({ok}) => ok,
      () => false,
    );
  for (const end = Date.now() + 60_000; !(await answers()); await setTimeout(200)) {
    if (Date.now() > end) throw new Error(`Nothing answers at ${origin} after a minute.`);
  }
  return origin;
}

/** Opens the list, follows the link to a product, and puts it into the cart. Returns what the console said. */
async function visit(origin: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('requestfailed', (request) => said.push(request.url()));
  await page.goto(origin);
  expect(await page.getByRole('article').count()).toBe(3);
  await page.getByRole('link', {name: 'Rain jacket'}).click();
  await page.getByRole('heading', {level: 1, name: 'Rain jacket'}).waitFor();
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(400);
  await page.getByRole('radio', {name: 'M'}).check({force: true});
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await page.getByRole('list', {name: 'Your cart'}).getByText('1 × RAIN-JACKET-M').waitFor();
  await look(page);
  await page.close();
  return said;
}

/** Expects a color of the button, which changes under the pointer. */
async function expectBackground(page: Page, color: string) {
  await page.mouse.move(0, 0);
  const button = page.getByRole('button', {name: 'Add to cart'});
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe(color);
}

describe('a project with Vite, made and installed with npm', () => {
  let folder: string;
  let printed: string;

  beforeAll(() => {
    ({folder, printed} = createWith(
      npm,
      ...[
        'exec',
        '--yes',
        '--package',
        archive,
        '--',
        'create-storefront-toolkit',
        'shop',
        '--yes',
      ],
    ));
    npm(folder, 'install');
  });

  test('names the next commands @claim-create.next-steps', () => {
    expect(printed).toContain('  cd shop\n  npm install\n  npm run dev\n  npm test\n');
  });

  test('has the packages of the release @claim-create.versions', () => {
    const installed = readFileSync(
      join(folder, 'node_modules/@storefront-toolkit/ui/package.json'),
      'utf8',
    );
    expect(JSON.parse(installed)).toMatchObject({version: manifest?.version});
  });

  test('compiles, passes its tests and builds @claim-create.scripts', () => {
    npm(folder, 'run', 'typecheck');
    expect(stripVTControlCharacters(npm(folder, 'test'))).toMatch(/Tests.* 6 passed/);
    npm(folder, 'run', 'build');
  });

  test('shows a list and a product page, with a silent console @claim-create.pages', async () => {
    const origin = await serve(folder, 'npx', 'vite', 'preview');
    const said = await visit(origin, async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('en-IE');
      expect(await page.getByText('€129.00').count()).toBeGreaterThan(0);
      await expectBackground(page, 'rgb(178, 55, 18)');
    });
    expect(said).toEqual([]);
  });

  describe('and beside it, projects of each vendor', () => {
    const made = VENDORS.flatMap((vendor) => [`vite-${vendor}`, `next-${vendor}`]);
    const at = (name: string) => join(folder, 'vendors', name);

    beforeAll(() => {
      const script = `
        import {createProject} from 'create-storefront-toolkit';
        for (const name of ${JSON.stringify(made)}) {
          const [framework, vendor] = name.split('-');
          createProject('vendors/' + name, {framework, vendor});
        }`;
      npm(folder, 'install', '--no-save', archive);
      run(folder, 'node', '--input-type=module', '--eval', script);
      const needed = made.flatMap((name) => {
        const {dependencies, devDependencies} = JSON.parse(
          readFileSync(join(at(name), 'package.json'), 'utf8'),
        ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
        return Object.entries({...dependencies, ...devDependencies}).map(
          ([one, version]) => `${one}@${version}`,
        );
      });
      npm(folder, 'install', '--no-save', ...new Set(needed));
      // Without it, Vitest takes that of the folder above.
      writeFileSync(join(folder, 'vendors/vitest.config.ts'), 'export default {};');
    });

    test('compile', () => {
      const types = ['vite/client', 'node', 'next', 'next/image-types/global'];
      const settings = {
        extends: './tsconfig.json',
        compilerOptions: {types},
        include: ['vendors/*/src'],
      };
      writeFileSync(join(folder, 'tsconfig.vendors.json'), JSON.stringify(settings));
      run(folder, 'npx', 'tsc', '-p', 'tsconfig.vendors.json');
      // The settings reach the projects.
      writeFileSync(join(at('next-shopify'), 'src/wrong.ts'), 'export const wrong: string = 1;');
      expect(() => run(folder, 'npx', 'tsc', '-p', 'tsconfig.vendors.json')).toThrow(
        'src/wrong.ts(1',
      );
    });

    test('pass their tests without a network @claim-create.api', () => {
      const offline = 'globalThis.fetch = () => { throw new Error("A test asked the network."); };';
      const loader = `--import=data:text/javascript,${encodeURIComponent(offline)}`;
      const printedByTests = run(
        folder,
        'env',
        `NODE_OPTIONS=${loader}`,
        'npx',
        'vitest',
        'run',
        '--root',
        'vendors',
      );
      expect(stripVTControlCharacters(printedByTests)).toMatch(/Test Files.* 21 passed/);
    });

    test('start with an error while variables are missing @claim-create.no-fallback', () => {
      for (const command of [[], ['preview']]) {
        const {status, stderr} = outputOf(at('vite-shopify'), 'npx', 'vite', ...command);
        expect(stderr).toContain(
          'The environment has no SHOPIFY_STORE_DOMAIN, SHOPIFY_PRIVATE_TOKEN',
        );
        expect(status).toBe(1);
      }
    });

    test('build without variables, and nothing of the server is in the browser @claim-create.secrets', () => {
      run(at('vite-shopify'), 'npx', 'vite', 'build');
      const assets = join(at('vite-shopify'), 'dist/assets');
      const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      for (const name of scripts) {
        expect(readFileSync(join(assets, name), 'utf8')).not.toMatch(/SHOPIFY|myshopify/);
      }
    });
  });
});

describe('a project with Next.js, made and installed with pnpm', () => {
  let folder: string;
  let printed: string;
  let origin: string;

  beforeAll(async () => {
    ({folder, printed} = createWith(
      pnpm,
      ...['dlx', archive, 'shop', '--yes', '--framework', 'next', '--language', 'de-CH'],
      ...['--color', 'violet'],
    ));
    pnpm(folder, 'install');
    pnpm(folder, 'build');
    origin = await serve(folder, 'npx', 'next', 'start');
  });

  test('names the next commands @claim-create.next-steps', () => {
    expect(printed).toContain('  cd shop\n  pnpm install\n  pnpm dev\n  pnpm test\n');
  });

  test('compiles and passes its tests @claim-create.scripts', () => {
    const before = readFileSync(join(folder, 'tsconfig.json'), 'utf8');
    pnpm(folder, 'typecheck');
    expect(stripVTControlCharacters(pnpm(folder, 'test'))).toMatch(/Tests.* 6 passed/);
    // Next.js completes settings that lack something. These don't.
    expect(before).toContain('"plugins": [{"name": "next"}]');
  });

  test('shows a list and a product page, in its language and color @claim-create.pages @claim-create.language @claim-create.color', async () => {
    const said = await visit(origin, async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toBe('de-CH');
      expect((await page.locator('main').textContent())?.replaceAll('\u00a0', ' ')).toContain(
        'CHF 129.00',
      );
      await expectBackground(page, 'rgb(109, 40, 217)');
    });
    expect(said).toEqual([]);
  });

  test('has products in the HTML, and answers unknown ones with 404', async () => {
    const html = await (await fetch(`${origin}/products/fleece-jacket`)).text();
    expect(html).toMatch(/<h1[^>]*>Fleece jacket<\/h1>/);
    expect((await fetch(`${origin}/products/gone`)).status).toBe(404);
  });
});
