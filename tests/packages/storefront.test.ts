import {lstatSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {root} from '../../scripts/lib/workspace.mjs';
import {serveFolder} from '../lib/serve-folder.ts';
import {installStorefront, run, type Storefront} from './storefront.ts';

/** The style sheet is the one of the page "Tailwind configuration", with a configuration in JavaScript. */
const FILES = {
  'index.html':
    '<!doctype html><html lang="en" class="storefront-toolkit"><title>Shop</title><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
  'postcss.config.js': `export default {plugins: {'@tailwindcss/postcss': {}}};`,
  'tailwind.config.js': `export default {theme: {extend: {colors: {loyalty: '#6d28d9', brand: '#00ff00'}}}};`,
  'src/storefront.css': `@import 'tailwindcss';
@import '@storefront-toolkit/theme/fonts.css';
@import '@storefront-toolkit/theme/theme.css' layer(theme);
@import '@storefront-toolkit/theme/base.css';
@config '../tailwind.config.js';
@source '../node_modules/@storefront-toolkit/ui';
@theme {
  --breakpoint-lg: 50rem;
}
:root {
  --color-info: #123456;
}
`,
  'src/main.tsx': `import {Button} from '@storefront-toolkit/ui/button';
import {ThemeProvider} from '@storefront-toolkit/ui/theme';
import type {ThemeData} from '@storefront-toolkit/types/cms';
import {createRoot} from 'react-dom/client';
import './storefront.css';

const sea: ThemeData = {
  id: 'sea', fonts: [], light: {brand: '#0b6069'}, dark: {}, typography: {}, cornerRadius: 0,
};

createRoot(document.getElementById('root')!).render(
  <main className="bg-canvas lg:bg-surface">
    <Button>Add to cart</Button>
    <ThemeProvider theme={sea}><Button>Dive in</Button></ThemeProvider>
    <p id="loyalty" className="bg-loyalty text-info">Points</p>
    <p id="dropped" className="bg-red-500">Sale</p>
  </main>,
);
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      lib: ['es2023', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      typeRoots: [join(root, 'node_modules/@types')],
      paths: {
        react: [join(root, 'node_modules/@types/react')],
        'react/*': [join(root, 'node_modules/@types/react/*')],
        'react-dom/*': [join(root, 'node_modules/@types/react-dom/*')],
      },
      types: ['react'],
    },
    include: ['src'],
  }),
  'src/styles.d.ts': `declare module '*.css';`,
};

let shop: Storefront | undefined;
let server: Server | undefined;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  shop = installStorefront(FILES);
  run(shop.folder, 'npx', 'vite', 'build');
  const served = await serveFolder(join(shop.folder, 'dist'));
  server = served.server;
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
  page = await browser.newPage({baseURL: served.origin, viewport: {width: 700, height: 600}});
  await page.goto('/');
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  shop?.remove();
});

const styleOf = (selector: string, name: string) =>
  page
    .locator(selector)
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const BUY = 'text=Add to cart >> xpath=ancestor-or-self::button';
const DIVE = 'text=Dive in >> xpath=ancestor-or-self::button';

test('the packages are packed copies, not links into the workspace', () => {
  for (const name of ['commerce-ui', 'theme', 'types', 'ui']) {
    const folder = join(shop!.folder, 'node_modules/@storefront-toolkit', name);
    expect(lstatSync(folder).isSymbolicLink()).toBe(false);
  }
});

test('a button has the color of the brand, in both modes', async () => {
  expect(await styleOf(BUY, 'background-color')).toBe('rgb(178, 55, 18)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => styleOf(BUY, 'background-color')).toBe('rgb(255, 143, 99)');
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
});

test('a theme of the CMS shows in its part of the page', async () => {
  await expect.poll(() => styleOf(DIVE, 'background-color')).toBe('rgb(11, 96, 105)');
  expect(await styleOf(DIVE, 'border-radius')).toBe('0px');
  expect(await styleOf(BUY, 'border-radius')).toBe('8px');
});

test('the bundled font arrives', async () => {
  const font = '16px "Instrument Sans Variable"';
  await page.evaluate((name) => document.fonts.load(name), font);
  const statuses = await page.evaluate(() =>
    [...document.fonts]
      .filter(({family}) => family.includes('Instrument Sans Variable'))
      .map(({status}) => status),
  );
  expect(statuses).toEqual(['loaded']);
});

test('tokens of the storefront win, and a JavaScript configuration adds to them', async () => {
  expect(await styleOf('#loyalty', 'color')).toBe('rgb(18, 52, 86)');
  expect(await styleOf('#loyalty', 'background-color')).toBe('rgb(109, 40, 217)');
  expect(await styleOf('main', 'background-color')).toBe('rgb(253, 252, 250)');
  await page.setViewportSize({width: 850, height: 600});
  expect(await styleOf('main', 'background-color')).toBe('rgb(246, 243, 238)');
});

test('the theme of Tailwind CSS is gone', async () => {
  expect(await styleOf('#dropped', 'background-color')).toBe('rgba(0, 0, 0, 0)');
});

test('the published types fit', () => {
  run(shop!.folder, join(root, 'node_modules/.bin/tsc'), '-p', '.');
});
