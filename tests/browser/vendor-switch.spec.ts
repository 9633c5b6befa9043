import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test} from '../lib/test.ts';
import {axeFindings} from '../lib/axe.ts';
import {withoutScripts} from '../lib/component-page.ts';
import {buildDir, builtPages} from '../lib/site.ts';

/** The component pages with a choice of vendors. */
const routes = builtPages()
  .filter(({html}) => /class="?vendor-switch/.test(html))
  .map(({path}) => path.replace('/docs/component-packages/', ''));

const panels = (page: Page) => page.locator('.vendor-switch > [data-vendor]');

test('there are pages with a choice of vendors', () => {
  expect(routes).toHaveLength(7);
});

for (const route of routes) {
  test(`${route}: without JavaScript, a vendor's example, fields and JSON are shown when it is chosen @claim-product-tile.vendors @claim-product-detail.vendors @claim-product-list.vendors @claim-refinements.vendors @claim-pagination.vendors @claim-cart-lines.vendors @claim-cart-summary.vendors`, async ({
    browser,
  }) => {
    await withoutScripts(browser, route, async (page) => {
      const radios = page.getByRole('group', {name: 'Vendor'}).getByRole('radio');
      expect(await radios.count()).toBeGreaterThan(2);
      for (const radio of await radios.all()) {
        await radio.check();
        const vendor = (await radio.getAttribute('value'))!;
        const shown = panels(page).filter({visible: true});
        await expect(shown).toHaveCount(1);
        await expect(shown).toHaveAttribute('data-vendor', vendor);
        const stage = shown.locator('.example-stage');
        expect((await stage.innerText()).length).toBeGreaterThan(10);
        await expect(shown.locator('[data-example]')).toHaveAttribute(
          'data-example',
          new RegExp(`/from-${vendor}$`),
        );
        await expect(shown.getByRole('table').last()).toBeVisible();
        await expect(shown.locator('.vendor-json pre')).toHaveCount(2);
      }
    });
  });

  test(`${route}: without JavaScript, a path leads to its line, which is marked @claim-product-tile.lines @claim-product-detail.lines @claim-product-list.lines @claim-refinements.lines @claim-pagination.lines @claim-cart-lines.lines @claim-cart-summary.lines`, async ({
    browser,
  }) => {
    await withoutScripts(browser, route, async (page) => {
      const radios = page.getByRole('group', {name: 'Vendor'}).getByRole('radio');
      for (const radio of await radios.all()) {
        await radio.check();
        const shown = panels(page).filter({visible: true});
        const links = await shown.locator('td a[href^="#"]').all();
        expect(links.length).toBeGreaterThan(2);
        for (const link of [links[0]!, links.at(-1)!]) {
          await link.click();
          const line = page.locator(':target');
          await expect(line).toBeInViewport();
          await expect(line).toHaveCSS('outline-style', 'solid');
        }
      }
    });
  });

  test(`${route}: arrow keys choose a vendor, and axe finds nothing in what is shown`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.goto(`/docs/component-packages/${route}`);
    const radios = page.getByRole('group', {name: 'Vendor'}).getByRole('radio');
    await radios.first().focus();
    for (let turn = 0; turn < (await radios.count()); turn += 1) {
      await expect(radios.nth(turn)).toBeChecked();
      await expect(radios.nth(turn)).toBeFocused();
      expect(await axeFindings(page, page.locator('.vendor-switch'))).toEqual([]);
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await page.keyboard.press('ArrowRight');
    }
    await expect(radios.first()).toBeChecked();
  });
}

test('the search index has no text of a payload', () => {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
    (file) =>
      /(?:^|\/)search[^/]*(?:\.json|\.txt)$|(?:^|\/)search\//.test(file) &&
      /\.(?:json|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const texts = files.map((file) => readFileSync(join(buildDir, file), 'utf8'));
  // A word of the pages, and two of payloads.
  expect(texts.some((text) => text.includes('Data from your vendor'))).toBe(true);
  for (const word of ['centPrecision', 'rain-jacket-moss.jpg']) {
    expect(texts.filter((text) => text.includes(word))).toEqual([]);
  }
});
