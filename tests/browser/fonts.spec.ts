import {expect, type Page, test} from '../lib/test.ts';
import {watchLayoutShifts} from '../lib/reader.ts';
import {ready, store, stored} from './lib/page.ts';

// Each visit begins with an empty cache.
test.use({sharedWindow: false});

const button = '/docs/component-packages/ui/button';
const reference = '/docs/packages/types/config/reference/ClientConfig';

/** Pages of different kinds. */
const PAGES = [
  '/',
  '/docs/intro',
  '/docs/guides/getting-started/key-concepts',
  '/docs/packages/types/cart/reference/Cart',
  reference,
  button,
  '/docs/theming/colors/colors-usage',
  '/docs/vendors/vendors/builder',
  '/docs/tags',
  '/blog',
  '/blog/docs-that-cannot-lie',
  '/search',
  '/there-is-no-such-page',
];

/** Windows of a phone and of a desktop. */
const WINDOWS = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
];

/** Time in which an idle page would have asked for its fonts, in milliseconds. */
const QUIET = 1500;

/** Addresses that a page asks for, of one type of file, from now on. */
function requestsOf(page: Page, type: string): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) urls.push(request.url());
  });
  return urls;
}

/** Waits until the page has loaded the fonts. It does so when it is idle, which takes its time beside other tests. */
const loaded = (page: Page) =>
  expect.poll(() => stored(page, 'fonts'), {timeout: 15_000}).toBe('1');

/** Each layout shift of the page, however small. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (window as unknown as {layoutShifts: string[]}).layoutShifts);
}

/** Names of the fonts in which the browser draws an element, as their files say them. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({familyName}) => familyName);
}

/** Notes the width of the heading's text, and the first family that it names, in each frame. */
async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, {headings: seen});
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading) {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const [family] = getComputedStyle(heading).fontFamily.split(',');
        seen.add(`${family} ${range.getBoundingClientRect().width}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const headings = (page: Page) =>
  page.evaluate(() => [...(window as unknown as {headings: Set<string>}).headings]);

test('the first page loads both fonts when it is idle, without a script, and stays in the stand-ins', async ({
  page,
}) => {
  const fonts = requestsOf(page, 'font');
  const scripts = requestsOf(page, 'script');
  await watchHeading(page);
  let atLoad = -1;
  page.on('load', () => (atLoad = fonts.length));
  await page.goto(reference);
  await loaded(page);
  expect(atLoad).toBe(0);
  expect(new Set(fonts).size).toBe(2);
  expect(fonts).toHaveLength(2);
  expect(scripts).toEqual([]);
  expect(await headings(page)).toEqual([expect.stringMatching(/^"Instrument Sans Fallback" /)]);
  expect(await drawnFonts(page, 'h1')).not.toContain('Instrument Sans');
});

for (const [connection, files] of [
  [{saveData: true, effectiveType: '4g'}, 0],
  [{saveData: false, effectiveType: '2g'}, 0],
  [{saveData: false, effectiveType: 'slow-2g'}, 0],
  [{saveData: false, effectiveType: '3g'}, 2],
  [undefined, 2],
] as const) {
  test(`a page loads ${files} fonts with the connection ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    const fonts = requestsOf(page, 'font');
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await page.goto(reference);
    if (files) await loaded(page);
    else await page.waitForTimeout(QUIET);
    expect(fonts).toHaveLength(files);
  });
}

for (const size of WINDOWS) {
  for (const path of PAGES) {
    test(`no font moves anything on ${path}, ${size.width} px wide`, async ({page}) => {
      await page.setViewportSize(size);
      await watchLayoutShifts(page);
      await page.goto(path);
      await loaded(page);
      expect(await shiftsOf(page)).toEqual([]);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-fonts');
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test('from the second page on, each tab is set in the fonts from its first frame', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(reference);
  await loaded(page);
  for (const path of ['/docs/intro', button, '/blog', reference, '/docs/tags']) {
    const tab = await context.newPage();
    await watchHeading(tab);
    await watchLayoutShifts(tab);
    await tab.goto(path);
    expect(await drawnFonts(tab, 'h1'), path).toEqual(['Instrument Sans']);
    expect(await shiftsOf(tab), path).toEqual([]);
    expect(await headings(tab), path).toEqual([
      expect.stringMatching(/^"Instrument Sans Variable" /),
    ]);
    await tab.close();
  }
});

test('a page that the application opens is set in the fonts', async ({page}) => {
  await page.goto(reference);
  await loaded(page);
  await ready(page);
  expect(await drawnFonts(page, 'h1')).not.toContain('Instrument Sans');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.getByRole('main').getByRole('link', {name: 'ServerConfig'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('ServerConfig');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await drawnFonts(page, 'h1')).toEqual(['Instrument Sans']);
});

test('without its fonts a page goes on in the stand-ins', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.route('**/*.woff2', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(reference);
  await failed;
  await page.goto(button);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  expect(await stored(page, 'fonts')).toBeNull();
  expect(errors).toEqual([]);
});

test('a page does not wait for fonts that have left the cache, nor change to them later', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await store(page, {fonts: '1'});
  await watchLayoutShifts(page);
  await page.goto(reference, {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect.poll(() => drawnFonts(page, 'h1')).not.toContain('Instrument Sans');
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await drawnFonts(page, 'h1')).not.toContain('Instrument Sans');
  expect(await shiftsOf(page)).toEqual([]);
});
