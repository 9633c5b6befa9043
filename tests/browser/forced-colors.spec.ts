import {expect, type Page, test} from '../lib/test.ts';
import {leastContrast, paintedContrasts} from '../lib/legible.ts';
import {builtPages} from '../lib/site.ts';
import {showAllVendors} from '../lib/vendor-panels.ts';
import {shareOf} from './lib/share.ts';

/** About how many pages a test looks at. To open a window costs more than to look at a page. */
const PAGES = 6;

const withExamples = shareOf(
  builtPages()
    .filter(({html}) => html.includes(' data-example='))
    .map(({path}) => path),
  8,
);

/** Leaves the examples of a page alone, and makes the window as high as they are. */
async function showExamplesAlone(page: Page) {
  const height = await page.evaluate(() => {
    const around = 'nav, aside, footer, header, figure, table, h2, h3, p, ul, .tab-set';
    for (const one of document.querySelectorAll(around)) {
      if (!one.closest('.example-stage') && !one.querySelector('.example-stage')) one.remove();
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({width: 1280, height});
}

// Dealt out, as the last few pages alone may have pictures only.
const hands = Math.ceil(withExamples.length / PAGES);
for (let hand = 0; hand < hands; hand++) {
  const paths = withExamples.filter((_, index) => index % hands === hand);
  const title = `${paths[0]} to ${paths.at(-1)}`;
  test(`forced colors, ${title}: each text of an example can be told from its ground, light and dark`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    const blank = await context.newPage();
    const faint: object[] = [];
    let count = 0;
    for (const path of paths) {
      await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
      await page.goto(path);
      await showAllVendors(page);
      await showExamplesAlone(page);
      const stages = await page.locator('.example-stage').all();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        const painted = await paintedContrasts(page, blank, ...stages);
        count += painted.length;
        for (const one of painted) {
          if (one.contrast < leastContrast(one.text)) faint.push({path, colorScheme, ...one});
        }
      }
    }
    expect(count).toBeGreaterThan(paths.length);
    expect(faint).toEqual([]);
  });
}

test('forced colors: each text of the first page can be told from its ground, light and dark', async ({
  page,
  context,
}) => {
  const blank = await context.newPage();
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const painted = await paintedContrasts(page, blank, page.locator('main'));
    expect(painted.map(({text}) => text)).toContain('Get started');
    expect(painted.filter(({text, contrast}) => contrast < leastContrast(text))).toEqual([]);
  }
});

test('forced colors: a line marks the chosen tab and the current heading alone, and the logo is whole', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('/docs/component-packages/ui/button#keyboard');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs.first()).not.toHaveCSS('border-bottom-color', 'rgb(0, 0, 0)');
  await expect(tabs.nth(1)).toHaveCSS('border-bottom-color', 'rgb(0, 0, 0)');
  const other = page.locator('.table-of-contents__link:not(.table-of-contents__link--active)');
  await expect(other.first()).toHaveCSS('border-left-color', 'rgb(0, 0, 0)');
  await expect(page.locator('.navbar__logo').first()).toHaveCSS('filter', /invert/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colors, ${colorScheme}: logo, chevrons and separators follow the system, whatever mode the site has`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await page.goto('/docs/component-packages/ui/button');
    for (const mode of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), mode);
      // The logo has a picture for each mode. That of the other mode is turned over.
      const logo = page.locator('.navbar__logo').first();
      await expect(logo).toHaveCSS('filter', mode === colorScheme ? 'none' : /invert\(1\)/);
      const filters = await page.evaluate(() =>
        [
          ['.menu__caret', '::before'],
          ['.breadcrumbs__item:not(:last-child)', '::after'],
        ].map(
          ([selector, part]) => getComputedStyle(document.querySelector(selector!)!, part).filter,
        ),
      );
      expect(new Set(filters)).toEqual(new Set([colorScheme === 'dark' ? 'invert(1)' : 'none']));
    }
  });
}
