import {lstatSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {type Browser, type BrowserContextOptions, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {root} from '../../scripts/lib/workspace.mjs';
import {serveFolder} from '../lib/serve-folder.ts';
import {installStorefront, run, type Storefront} from './storefront.ts';

const COLOR_MODE = readFileSync(join(root, 'website/guides/color-mode/color-mode.js'), 'utf8');

/** Prints the HTML of tabs and of an accordion, as a server of the storefront would send it. */
const SERVER_SCRIPT = `
import {createElement as h} from 'react';
import {renderToString} from 'react-dom/server';
import * as accordion from '@storefront-toolkit/ui/accordion';
import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';
const {AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger} = accordion;
console.log(renderToString([
  h(TabsRoot, {key: 'tabs', defaultValue: 'details'},
    h(TabsList, {'aria-label': 'About the scarf'},
      h(TabsTrigger, {value: 'details'}, 'Details'), h(TabsTrigger, {value: 'care'}, 'Care')),
    h(TabsContent, {value: 'details'}, 'Woven from lambswool'),
    h(TabsContent, {value: 'care'}, 'Wash by hand')),
  h(AccordionRoot, {key: 'accordion'},
    h(AccordionItem, null, h(AccordionTrigger, null, 'Delivery'), h(AccordionContent, null, 'Two to four days'))),
]));
`;

/** The style sheet is the one of the page "Tailwind configuration", with Tailwind CSS's reset and a configuration in JavaScript. */
const FILES = {
  'index.html':
    '<!doctype html><html lang="en" class="storefront-toolkit"><title>Shop</title><script src="/color-mode.js"></script><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
  'public/color-mode.js': COLOR_MODE,
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
let origin: string;

/** Writes a page of what a server sends, with the built style sheet and no script. */
function writeServerPage(folder: string) {
  const html = run(folder, 'node', '--input-type=module', '--eval', SERVER_SCRIPT);
  const index = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const [link] = /<link rel="stylesheet"[^>]*>/.exec(index) ?? [];
  if (!link)
    throw new Error('Vite linked no style sheet, so the page of the server would have none.');
  const page = `<!doctype html><html lang="en" class="storefront-toolkit">${link}<body>${html}</body></html>`;
  writeFileSync(join(folder, 'dist/server.html'), page);
}

/** Opens another page of the storefront, for a reader with these settings. */
async function readerOf(path: string, options: BrowserContextOptions) {
  const context = await browser!.newContext({baseURL: origin, ...options});
  const other = await context.newPage();
  await other.goto(path);
  return {other, close: () => context.close()};
}

beforeAll(async () => {
  shop = installStorefront(FILES);
  run(shop.folder, 'npx', 'vite', 'build');
  writeServerPage(shop.folder);
  const served = await serveFolder(join(shop.folder, 'dist'));
  server = served.server;
  origin = served.origin;
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

/** Loads the bundled font for a text, and says which of its files have arrived since the page was opened. */
const arrivedFor = (text: string) =>
  page.evaluate(async (characters) => {
    await document.fonts.load('16px "Instrument Sans Variable"', characters);
    const faces = [...document.fonts].filter(({family}) => family.includes('Instrument Sans V'));
    return faces
      .filter(({status}) => status === 'loaded')
      .map(({unicodeRange}) => (unicodeRange === 'U+0-10FFFF' ? 'Latin' : 'Latin Extended'))
      .sort();
  }, text);

/** Whether the browser draws a text in the bundled font alone. */
async function isDrawnInBundledFont(text: string) {
  const context = await browser!.newContext({baseURL: origin});
  const reader = await context.newPage();
  // The storefront leaves a font that is late for the next page. This page waits for it, or a slow machine would decide.
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch({maxRetries: 2});
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({response, body: css});
  });
  await reader.goto('/');
  await reader.evaluate((textContent) => {
    document.body.append(Object.assign(document.createElement('p'), {id: 'names', textContent}));
  }, text);
  await reader.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(reader);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root: tree} = await session.send('DOM.getDocument');
  const found = {nodeId: tree.nodeId, selector: '#names'};
  const {nodeId} = await session.send('DOM.querySelector', found);
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await context.close();
  return fonts.length > 0 && fonts.every(({isCustomFont}) => isCustomFont);
}

test('the bundled font arrives, and its second file for the letters that it has @claim-fonts.latin-extended', async () => {
  expect(await arrivedFor('Größe 5 €, œuvre')).toEqual(['Latin']);
  expect(await arrivedFor('Łódź, Şişli')).toEqual(['Latin', 'Latin Extended']);
  expect(await isDrawnInBundledFont('łşŁŞ')).toBe(true);
  expect(await isDrawnInBundledFont('Größe 5 €, œuvre')).toBe(true);
  expect(await isDrawnInBundledFont('ж')).toBe(false);
});

test('the canvas and the controls have the mode of the system @claim-theming.canvas @claim-theming.system', async () => {
  for (const [colorScheme, canvas] of [
    ['light', 'rgb(253, 252, 250)'],
    ['dark', 'rgb(20, 18, 16)'],
  ] as const) {
    const {other, close} = await readerOf('/', {colorScheme});
    const style = await other.evaluate(() => {
      const {backgroundColor, colorScheme: scheme} = getComputedStyle(document.documentElement);
      return {backgroundColor, scheme};
    });
    expect(style).toEqual({backgroundColor: canvas, scheme: colorScheme});
    await close();
  }
});

test('a choice of the mode is there before the page is painted @claim-theming.choice', async () => {
  const {other, close} = await readerOf('/', {colorScheme: 'light'});
  await other.evaluate(() => dispatchEvent(new CustomEvent('color-mode', {detail: 'dark'})));
  // No other script runs now, so what is seen is the work of the one in the head.
  await other.route('**/*.js', (route) =>
    route.request().url().endsWith('/color-mode.js') ? route.continue() : route.abort(),
  );
  await other.reload();
  expect(await other.locator('html').getAttribute('data-theme')).toBe('dark');
  await close();
});

test('without JavaScript the page is light @claim-theming.no-script', async () => {
  const {other, close} = await readerOf('/', {colorScheme: 'dark', javaScriptEnabled: false});
  const root = other.locator('html');
  expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  await close();
});

test('without JavaScript all contents of tabs are shown, beside the reset of Tailwind CSS @claim-tabs.no-script', async () => {
  const {other, close} = await readerOf('/server.html', {javaScriptEnabled: false});
  for (const text of ['Woven from lambswool', 'Wash by hand']) {
    expect(await other.getByText(text).isVisible(), text).toBe(true);
  }
  await other.getByText('Delivery').click();
  expect(await other.getByText('Two to four days').isVisible()).toBe(true);
  await close();
});

test('with JavaScript only the selected content is shown until the tabs run', async () => {
  const {other, close} = await readerOf('/server.html', {});
  expect(await other.getByText('Woven from lambswool').isVisible()).toBe(true);
  expect(await other.getByText('Wash by hand').isVisible()).toBe(false);
  await close();
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
