import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Locator, type Page, test} from '../lib/test.ts';
import {SHELL, testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {root} from '../../scripts/lib/workspace.mjs';
import {builtPages} from '../lib/site.ts';
import {showAllVendors} from '../lib/vendor-panels.ts';
import {shareOf} from './lib/share.ts';
import {PICTURE_LIMITS} from './limits.ts';

/**
 * Pictures of all examples as they are served, and of a page of each kind. A change of a token is seen here.
 * `npm run test:browser -- tests/browser/pictures.spec.ts --project=browser --update-snapshots` draws them again. Look at each that changed.
 */
const FOLDER = join(root, 'tests/browser/pictures');

/** The pictures are of this version of Chromium's headless shell. Another one, and the browser with windows, places letters in other ways. */
const CHROMIUM = 156;

/** Half of the pixels are enough to see a change, and take a quarter of the room. */
const SCALE = 0.5;

/** Each pixel of the screen is drawn. A color may be barely another, and a few pixels at the edges of letters too. */
const LOOK = {scale: 'device', threshold: 0.1, maxDiffPixelRatio: 0.003} as const;

/** The pages whose kinds are drawn, by the names of their pictures. */
const KINDS: Record<string, string> = {
  home: '/',
  introduction: '/docs/intro',
  overview: '/docs/component-packages/ui/',
  component: '/docs/component-packages/ui/button',
  overlay: '/docs/component-packages/ui/dialog',
  reference: '/docs/packages/types/cart/reference/Cart',
  theming: '/docs/theming/colors/colors-usage',
  vendors: '/docs/vendors/',
  vendor: '/docs/vendors/vendors/shopify',
  guides: '/docs/guides/',
  guide: '/docs/guides/seo',
  article: '/docs/articles/rsc-overview',
  blog: '/blog',
  post: '/blog/docs-that-cannot-lie',
  tags: '/docs/tags',
  accessibility: '/accessibility',
  changelog: '/changelog',
  search: '/search',
  'not-found': '/no-such-page',
};

const MODES = [
  {theme: 'light', width: 1280},
  {theme: 'dark', width: 390},
] as const;

const seen = new Set<string>();

/** The pages with examples, and their ids. An example is drawn on the first page that has it. */
const withExamples = builtPages()
  .map(({path, html}) => ({
    path,
    ids: [...html.matchAll(/ data-example="?([^" >]+)/g)]
      .map(([, id = '']) => id)
      .filter((id) => !seen.has(id) && seen.add(id)),
  }))
  .filter(({ids}) => ids.length > 0);

/** Opens a page in the fonts of the theme, at rest. */
async function openAtRest(page: Page, path: string, theme: string) {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript((chosen) => {
    localStorage.theme = chosen;
    localStorage.fonts = '1';
  }, theme);
  // A page whose fonts come late keeps its stand-ins. Here it waits for them.
  await page.route('**/assets/css/styles.*.css', async (route) => {
    const response = await route.fetch({maxRetries: 2});
    const css = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    expect(css).toContain('font-display:block');
    await route.fulfill({response, body: css});
  });
  await page.goto(path);
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined),
  );
}

/** Replaces the numbers of tests, examples and pages, which change with each of them. */
async function hideCounts(page: Page) {
  for (const item of await page.locator('main li').all()) {
    await item.evaluate((one) => {
      const counts = [...one.childNodes].filter(({nodeValue}) => /^\d+$/.test(nodeValue ?? ''));
      for (const count of counts) count.nodeValue = '0'.repeat(count.nodeValue!.length);
    });
  }
}

/** Waits until each picture in an element is there. Those that wait until they are near are loaded. */
async function picturesOf(element: Locator) {
  await element.evaluate(async (root) => {
    const images = [...root.querySelectorAll('img')].filter((image) => image.checkVisibility());
    await Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        image.decoding = 'sync';
        return image.decode();
      }),
    );
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** A page in an example is longer than any change needs to be seen. In pixels. */
const TALLEST = 600;

/** Where an element is on the page, with its surroundings of some pixels. */
async function placeOf(element: Locator) {
  await picturesOf(element);
  const {x, y, width, height} = await element.evaluate((root) => {
    const box = root.getBoundingClientRect();
    return {x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height};
  });
  const margin = 8;
  return {
    fullPage: true,
    clip: {
      x: Math.max(0, x - margin),
      y: Math.max(0, y - margin),
      width: width + 2 * margin,
      height: Math.min(TALLEST, height + 2 * margin),
    },
  };
}

const nameOf = (id: string) => ['examples', ...`${id}.png`.split('/')];

test.describe('pictures', () => {
  test.use({deviceScaleFactor: SCALE});

  test.beforeEach(({browser}) => {
    const major = parseInt(browser.version(), 10);
    const isOther = major !== CHROMIUM || testBrowserPath() !== SHELL;
    const redraw = `The pictures are drawn by chromium-headless-shell ${CHROMIUM}, and this is ${testBrowserPath()} ${major}. Install the former, or draw them again and set CHROMIUM.`;
    test.skip(isOther, redraw);
  });

  for (const {path, ids} of shareOf(withExamples, 2)) {
    test(`the examples of ${path} look as their pictures`, async ({page}) => {
      test.setTimeout(60_000);
      await openAtRest(page, path, 'light');
      await showAllVendors(page);
      for (const id of ids) {
        const place = await placeOf(page.locator(`[data-example="${id}"] .example-stage`));
        await expect.soft(page, id).toHaveScreenshot(nameOf(id), {...LOOK, ...place});
      }
    });
  }

  for (const [kind, path] of Object.entries(KINDS)) {
    for (const {theme, width} of MODES) {
      test(`a page of the kind ${kind} looks as its picture, ${theme}, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 800});
        await openAtRest(page, path, theme);
        if (kind === 'accessibility') await hideCounts(page);
        await picturesOf(page.locator('main'));
        await expect(page).toHaveScreenshot(['pages', `${kind}-${theme}-${width}.png`], LOOK);
      });
    }
  }

  for (const {token, value, id} of [
    {token: '--color-brand', value: '#2f5da8', id: 'button/checkout-actions'},
    {token: '--radius-md', value: '1.5rem', id: 'forms/input/variants'},
    {token: '--spacing', value: '0.3rem', id: 'alert/tones'},
  ]) {
    test(`another ${token} is seen`, async ({page}, {config}) => {
      test.skip(
        ['all', 'changed'].includes(config.updateSnapshots),
        'It would draw the picture with the other token.',
      );
      const {path} = withExamples.find(({ids}) => ids.includes(id))!;
      await openAtRest(page, path, 'light');
      const stage = page.locator(`[data-example="${id}"] .example-stage`);
      await stage.evaluate(
        (element, [name, to]) => (element as HTMLElement).style.setProperty(name, to),
        [token, value] as const,
      );
      const picture = nameOf(id);
      await expect(page).not.toHaveScreenshot(picture, {...LOOK, ...(await placeOf(stage))});
    });
  }
});

test('there is a picture for each example and each kind of page, and no other', () => {
  const expected = [
    ...withExamples.flatMap(({ids}) => ids.map((id) => nameOf(id).join('/'))),
    ...Object.keys(KINDS).flatMap((kind) =>
      MODES.map(({theme, width}) => `pages/${kind}-${theme}-${width}.png`),
    ),
  ];
  const found = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'});
  const pictures = found.filter((file) => file.endsWith('.png'));
  expect(pictures.sort()).toEqual([...new Set(expected)].sort());
});

test('no picture is larger than its limit', () => {
  const found = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'});
  const tooLarge = found
    .filter((file) => file.endsWith('.png'))
    .map((file) => ({file, bytes: statSync(join(FOLDER, file)).size}))
    .filter(({file, bytes}) => {
      return bytes > (file.startsWith('pages') ? PICTURE_LIMITS.page : PICTURE_LIMITS.example);
    });
  expect(tooLarge).toEqual([]);
});
