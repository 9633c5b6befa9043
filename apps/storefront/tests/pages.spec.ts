import {axeFindings} from '../../../tests/lib/axe.ts';
import {expect, test} from './shop.ts';

const PAGES = [
  {path: '', title: {'en-US': 'Outdoor Example', 'de-DE': 'Outdoor Example'}},
  {path: '/categories/jackets?color.is=moss', title: {'en-US': 'Jackets', 'de-DE': 'Jacken'}},
  {path: '/search?q=mug', title: {'en-US': 'Search: mug', 'de-DE': 'Suche: mug'}},
  {path: '/products/rain-jacket', title: {'en-US': 'Rain jacket', 'de-DE': 'Regenjacke'}},
  {path: '/cart', title: {'en-US': 'Cart', 'de-DE': 'Warenkorb'}},
  {path: '/checkout', title: {'en-US': 'Checkout', 'de-DE': 'Kasse'}},
  {path: '/guides/care', title: {'en-US': 'How to care', 'de-DE': 'How to care'}},
  {path: '/gone', title: {'en-US': 'Page not found', 'de-DE': 'Seite nicht gefunden'}},
];

/** English in a wide light window, German in a narrow dark one. */
const WINDOWS = {
  'en-US': {viewport: {width: 1280, height: 800}, colorScheme: 'light'},
  'de-DE': {viewport: {width: 390, height: 844}, colorScheme: 'dark'},
} as const;

for (const locale of ['en-US', 'de-DE'] as const) {
  test.describe(locale, () => {
    test.use(WINDOWS[locale]);

    for (const {path, title} of PAGES) {
      test(`${path || '/'} is accessible, and says what it is`, async ({page, shop}) => {
        const variantId = locale === 'de-DE' ? 'v-mug-moss' : 'v-rj-moss-m';
        const form = {variantId, quantity: '3'};
        await page.request.post(`/${locale}/cart/add`, {form, headers: {origin: shop}});
        const answer = await page.goto(`/${locale}${path}`);
        expect(answer?.status()).toBe(path === '/gone' ? 404 : 200);
        await expect(page).toHaveTitle(new RegExp(title[locale]));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);
        const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      });
    }
  });
}

test('listings and products name their address in each market @claim-storefront.alternates', async ({
  page,
  shop,
}) => {
  for (const path of ['/categories/jackets', '/products/rain-jacket']) {
    await page.goto(`/de-DE${path}?sort=rating`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${shop}/de-DE${path}`);
    for (const locale of ['en-US', 'en-IE', 'de-DE']) {
      const link = page.locator(`link[hreflang="${locale}"]`);
      await expect(link).toHaveAttribute('href', `${shop}/${locale}${path}`);
    }
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
  }
  await page.goto('/de-DE/cart');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('prices and the cart follow the market @claim-storefront.markets', async ({page}) => {
  await page.goto('/de-DE/products/rain-jacket');
  await expect(page.locator('main')).toContainText(/129,00\s€/);
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await page.getByRole('link', {name: 'Zum Warenkorb'}).click();
  await page.getByRole('link', {name: 'United States (USD)'}).click();
  await expect(page).toHaveURL(/\/en-US\/cart$/);
  await expect(page.locator('main')).toContainText('$141.90');
  await page.getByRole('link', {name: 'Ireland (EUR)'}).click();
  await expect(page.locator('main')).toContainText('€129.00');
  await page.goto('/fr-FR/cart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('the start leads to the market of the browser @claim-storefront.first-market', async ({
  browser,
  shop,
}) => {
  for (const [locale, market] of [
    ['de-AT', 'de-DE'],
    ['en-IE', 'en-IE'],
    ['sv-SE', 'en-US'],
  ] as const) {
    const context = await browser.newContext({locale});
    const page = await context.newPage();
    await page.goto(shop);
    expect(new URL(page.url()).pathname).toBe(`/${market}`);
    await context.close();
  }
});
