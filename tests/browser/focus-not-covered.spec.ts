import {expect, test} from '../lib/test.ts';
import {liveExamples} from '../lib/component-page.ts';
import {builtPages} from '../lib/site.ts';
import {walkThrough} from './lib/focus-walk.ts';
import {ready, scrollTo} from './lib/page.ts';
import {routes} from './lib/routes.ts';
import {shareOf} from './lib/share.ts';

/** The last is a window of 1280 by 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const WINDOWS = [
  {width: 1280, height: 800},
  {width: 390, height: 800},
  {width: 320, height: 256},
];

/** A page of each kind. The first has all that the others have around their content, so they are walked where there is least room. */
const PAGES = [
  {path: routes.nestedDoc, windows: WINDOWS},
  ...shareOf(
    [
      routes.home,
      routes.post,
      '/docs/guides/getting-started/key-concepts',
      '/docs/packages/types/cart/reference/Cart',
      '/docs/theming/colors/colors-usage',
      '/search?q=button',
    ],
    2,
  ).map((path) => ({path, windows: WINDOWS.slice(-1)})),
];

for (const {path, windows} of PAGES) {
  for (const size of windows) {
    test(`nothing covers the focus on ${path}, at ${size.width} x ${size.height} px, forwards and back`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize(size);
      await page.goto(path);
      await ready(page);
      const {stops, faults} = await walkThrough(page);
      expect(stops).toBeGreaterThan(40);
      expect(faults).toEqual([]);
    });
  }
}

/** Pages with an example that has a part that stays in place while its box scrolls. */
const withStickyParts = builtPages()
  .filter(({html}) =>
    [...html.matchAll(/ data-example=.*?(?= data-example=|$)/gs)].some(([example]) =>
      /class="[^"]*\bsticky\b/.test(example),
    ),
  )
  .map(({path}) => path);

test('there are examples with parts that stay in place', () => {
  expect(withStickyParts).toContain('/docs/component-packages/ui/scroll-class-toggle');
  expect(withStickyParts).toContain('/docs/component-packages/ui/back-to-top');
});

for (const path of withStickyParts) {
  test(`nothing covers the focus in the examples of ${path}, in any window`, async ({page}) => {
    test.setTimeout(90_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    const found: string[] = [];
    for (const [id, stage] of await liveExamples(page)) {
      if ((await stage.locator('.sticky').count()) === 0) continue;
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await stage.evaluate((one) => {
          one.tabIndex = -1;
          one.focus();
        });
        const {faults} = await walkThrough(page, `[data-example="${id}"] .example-stage > *`);
        found.push(...faults.map((fault) => `${id}, ${size.width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('"Back to top" does not cover a button that has the focus', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 320, height: 256});
  await page.goto(routes.nestedDoc);
  await ready(page);
  const top = page.getByRole('button', {name: 'Scroll back to top'});
  await scrollTo(page, 3000);
  await scrollTo(page, 2950);
  await expect(top).toBeVisible();
  const copy = page.getByRole('button', {name: 'Copy'}).nth(2);
  await page.keyboard.press('Tab');
  await copy.focus();
  const toEdge = async (distance: number) =>
    scrollTo(
      page,
      await copy.evaluate(
        (one, y) => scrollY + one.getBoundingClientRect().top - innerHeight + y,
        distance,
      ),
    );
  await toEdge(80);
  await toEdge(55);
  await expect(top).toBeHidden();
  const isSeen = await copy.evaluate((one) => {
    const {left, top: y, width, height} = one.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
      one.contains(document.elementFromPoint(left + width * part, y + height / 2)),
    );
  });
  expect(isSeen).toBe(true);
});
