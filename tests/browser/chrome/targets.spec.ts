import {expect, test} from '../../lib/test.ts';
import {ready} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';
import {targetFaults} from '../lib/targets.ts';

/** A page of each kind. */
const PAGES = [
  ...Object.values(routes),
  '/docs/guides/getting-started/key-concepts',
  '/docs/packages/types/cart/reference/Cart',
  '/docs/tags',
  '/docs/theming/colors/colors-usage',
  '/accessibility',
  '/search?q=button',
  '/not-found',
];

for (const path of new Set(PAGES)) {
  test(`targets of ${path} are large enough or apart, at 390 and 1280 px`, async ({page}) => {
    await page.goto(path);
    await ready(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await targetFaults(page, 'body')).toEqual([]);
    }
  });
}

test('targets of the opened menu of a phone are large enough or apart', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(routes.nestedDoc);
  await ready(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(await targetFaults(page, '.navbar-sidebar')).toEqual([]);
});

const small = 'style="display:inline-block; inline-size:16px; block-size:16px; padding:0"';

for (const {title, html, found} of [
  {title: 'alone', html: `<button ${small}></button>`, found: 0},
  {
    title: 'beside each other',
    html: `<button ${small}></button><button ${small}></button>`,
    found: 2,
  },
  {
    title: '24 px from center to center',
    html: `<button ${small}></button><button ${small.replace('"display', '"margin-inline-start:8px; display')}></button>`,
    found: 0,
  },
  {
    title: 'beside a large one',
    html: `<button ${small}></button><button style="block-size:40px">Large</button>`,
    found: 1,
  },
  {title: 'in a sentence', html: '<p>See <a href="#a">a</a>, <a href="#b">b</a>.</p>', found: 0},
  {
    title: 'without a sentence',
    html: '<p style="line-height:12px"><a href="#a">a</a><br><a href="#b">b</a></p>',
    found: 2,
  },
  {
    title: 'with a large label',
    html: `<input type="radio" id="r" ${small}><label for="r" style="display:inline-block; block-size:24px">Pick up</label>`,
    found: 0,
  },
  {
    title: 'with an area around it',
    html: `<style>#a::after{content:'';position:absolute;inset:-4px}</style>
      <button id="a" style="position:absolute; inset:40px auto auto 40px; inline-size:16px; block-size:16px; padding:0; z-index:1"></button>
      <button style="position:absolute; inset:60px auto auto 40px; block-size:40px">Large</button>`,
    found: 0,
  },
]) {
  test(`targets, a small one ${title}: ${found} faults`, async ({page}) => {
    await page.setContent(`<!doctype html>${html}`);
    expect(await targetFaults(page, 'body')).toHaveLength(found);
  });
}
