import {expect, type Locator, type Page, test} from '../lib/test.ts';
import {axeFindings} from '../lib/axe.ts';
import {builtPages} from '../lib/site.ts';
import {open} from './lib/page.ts';
import {routes} from './lib/routes.ts';

const WIDTHS = [320, 390, 768, 1280, 1440];
const BRANDS = ['Ember', 'Ocean', 'Plum'];

const stageOn = (page: Page) => page.locator('[data-example-stage="home/product-page"]');
const radio = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const background = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** Rows of all keyboard tables, and the two numbers of each list of entry points, as other pages print them. */
function countedElsewhere() {
  const pages = builtPages();
  const page = (path: string) =>
    pages.find((one) => one.path === path)!.html.replaceAll('<!-- -->', '');
  const entries = [
    ...page('/docs/articles/rsc-component-design').matchAll(
      /(\d+) of (\d+) entry points send no code/g,
    ),
  ];
  const sum = (index: number) => entries.reduce((total, match) => total + Number(match[index]), 0);
  return {
    withoutScript: sum(1),
    components: sum(2),
    vendors: pages.filter(({path}) => path.startsWith('/docs/vendors/vendors/')).length,
  };
}

test('the product page opens the cart on the first touch, and Escape closes it', async ({page}) => {
  await page.goto(routes.home, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Add to cart'}).click();
  const cart = page.getByRole('dialog', {name: 'Your cart'});
  await expect(cart.getByRole('listitem')).toHaveText(['1 × Rain jacket, Moss€129.00']);
  expect(await axeFindings(page, cart)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
});

test('another vendor changes the product, and nothing that a shopper sees', async ({page}) => {
  await open(page, routes.home);
  const product = stageOn(page).locator('[data-sku]');
  const seen = await product.innerText();
  await expect(radio(page, 'Moss')).toHaveValue(/^gid:\/\/shopify/);
  await radio(page, 'BigCommerce').check();
  await expect(radio(page, 'Moss')).toHaveValue('41');
  expect(await product.innerText()).toBe(seen);
});

test('without JavaScript, vendors, colors and code are there to choose, and no button does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({baseURL, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(routes.home);
  const main = page.getByRole('main');
  const link = page.getByRole('link', {name: 'Get started'});
  const before = await background(link);

  await expect(main.getByText('createShopifyCatalogIntegration reads')).toBeVisible();
  await radio(page, 'commercetools').check();
  await expect(main.getByText('createCommercetoolsCatalogIntegration reads')).toBeVisible();
  await expect(main.getByText('createShopifyCatalogIntegration reads')).toBeHidden();
  await radio(page, 'Plum').check();
  expect(await background(link)).not.toBe(before);
  await expect(main.getByRole('button').filter({visible: true})).toHaveCount(0);
  await expect(main.getByText('need JavaScript')).toBeVisible();

  await radio(page, 'Code').check();
  await expect(stageOn(page)).toBeHidden();
  await expect(main.getByRole('group', {name: 'TSX code, ProductPage.tsx'})).toBeVisible();
  await context.close();
});

test('each figure is the one that its page has', async ({page}) => {
  await page.goto(routes.home);
  const {withoutScript, components, vendors} = countedElsewhere();
  const figures = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('strong')});
  await expect(figures.nth(0)).toHaveText(
    new RegExp(`^${withoutScript} of ${components} components send no JavaScript`),
  );
  await expect(figures.nth(1)).toHaveText(/^\d{3,} keyboard actions/);
  await expect(figures.nth(2)).toHaveText(new RegExp(`^${vendors} vendors`));
  await expect(page.getByRole('list', {name: 'Vendors'}).getByRole('listitem')).toHaveCount(
    vendors,
  );
});

for (const width of WIDTHS) {
  test(`at ${width} px, the page is as wide as the window, and code that goes on fades out`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(routes.home);
    for (const view of ['Preview', 'Code']) {
      await radio(page, view).check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const blocks = await page.locator('main pre').filter({visible: true}).all();
      expect(blocks.length).toBeGreaterThan(2);
      for (const block of blocks) {
        await block.evaluate((one) => one.scrollTo({left: 0, behavior: 'instant'}));
        const hidden = await block.evaluate((one) => one.scrollWidth - one.clientWidth);
        const fade = () => block.evaluate((one) => getComputedStyle(one).maskSize);
        await expect.poll(fade).toMatch(hidden > 0 ? /^100%/ : /^calc\(100% \+ /);
        await block.evaluate((one) => one.scrollBy({left: one.scrollWidth, behavior: 'instant'}));
        await expect.poll(fade).toMatch(/^calc\(100% \+ /);
      }
    }
  });
}

for (const theme of ['light', 'dark']) {
  test(`in ${theme} mode, each brand color gives the page its own, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(routes.home);
    const link = page.getByRole('link', {name: 'Get started'});
    const button = page.getByRole('button', {name: 'Add to cart'});
    const colors = new Set<string>();
    for (const brand of BRANDS) {
      // The example starts while this is clicked, and gets the choice again then: `check` looks only once.
      await radio(page, brand).click();
      await expect(radio(page, brand)).toBeChecked();
      await expect
        .poll(async () => (await background(button)) === (await background(link)))
        .toBe(true);
      colors.add(await background(link));
      expect(await axeFindings(page, page.getByRole('main'))).toEqual([]);
    }
    expect(colors.size).toBe(BRANDS.length);
  });
}

test('the swatches show the colors that the page takes in light mode', async ({page}) => {
  await page.goto(routes.home);
  for (const brand of BRANDS) {
    // As above: `check` looks only once.
    await radio(page, brand).click();
    await expect(radio(page, brand)).toBeChecked();
    const swatch = stageOn(page)
      .locator('label', {has: radio(page, brand)})
      .locator('rect');
    const fill = await swatch.evaluate((one) => getComputedStyle(one).fill);
    await expect.poll(() => background(page.getByRole('link', {name: 'Get started'}))).toBe(fill);
  }
});

test('whatever can be pressed is at least 24 px high and wide', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(routes.home);
  const small = await page
    .locator('main :is(button, label, li > a, p:not(:has(code)) > a)')
    .evaluateAll((all) =>
      all
        .map((one) => ({text: one.textContent, box: one.getBoundingClientRect()}))
        .filter(({box: {width, height}}) => width > 0 && Math.min(width, height) < 24)
        .map(({text, box}) => `${text}: ${box.width} × ${box.height}`),
    );
  expect(small).toEqual([]);
});
