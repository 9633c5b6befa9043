// cspell:words Sortiment Warenkorb Küche Becher Emaillebecher Rot Blau Teekanne Filter Ergebnisse anzeigen

import type {Page} from '@playwright/test';
import {expect, serveShop, test} from './shop.ts';
import {BIGCOMMERCE} from './vendors/bigcommerce.ts';
import {COMMERCETOOLS} from './vendors/commercetools.ts';
import {SHOPIFY} from './vendors/shopify.ts';
import {UNANSWERED} from './vendors/unanswered.ts';
import {addOne, expectTotal, GERMAN} from './walk.ts';

/** A walk through a vendor's store. Its prices are in euros. */
interface VendorWalk {
  variables: Record<string, string>;
  category: string;
  product: string;
  /** The product that the filter leaves out. */
  other: string;
  filter(page: Page): Promise<void>;
  variant: string;
  sku: string;
  /** Price of one of the variant, and of two. */
  price: string;
  twice: string;
  /** The address at which the vendor takes over. Left out for a vendor that hosts no checkout. */
  checkout?: RegExp;
}

const checkRed = (page: Page) => page.getByRole('checkbox', {name: 'Red'}).check();

const WALKS: Readonly<Record<string, VendorWalk>> = {
  shopify: {
    variables: SHOPIFY,
    category: 'Kitchen',
    product: 'Enamel mug',
    other: 'Tea pot',
    filter: checkRed,
    variant: 'Dots',
    sku: 'MUG-DOTS-S',
    price: '29,00',
    twice: '58,00',
    checkout: /^https:\/\/shop\.example\.com\/cart\/c\/\d\?key=secret$/,
  },
  commercetools: {
    variables: COMMERCETOOLS,
    category: 'Küche',
    product: 'Emaillebecher',
    other: 'Teekanne',
    filter: (page) => page.getByLabel('Bis (€)').fill('30'),
    variant: 'Blau',
    sku: 'MUG-BLUE',
    price: '29,90',
    twice: '59,80',
  },
  bigcommerce: {
    variables: BIGCOMMERCE,
    category: 'kitchen',
    product: 'Enamel mug',
    other: 'Tea pot',
    filter: checkRed,
    variant: 'Dots',
    sku: 'MUG-DOTS',
    price: '29,00',
    twice: '58,00',
    checkout: /^https:\/\/store-outdoor-1\.mybigcommerce\.com\/cart\.php\?.*id=c-\d&token=once$/,
  },
};

/** Where the shop's own checkout page is, or leads to. */
const CHECKOUT = '/de-DE/checkout';

/** Answers pictures, and reads where the checkout leads. A request to another origin fails, so that none reaches a network. */
async function stayHere(page: Page, address: string) {
  const asked: string[] = [];
  let checkout: string | undefined;
  await page.route('**', async (route) => {
    const request = route.request();
    const url = request.url();
    if (url === address + CHECKOUT) {
      const response = await route.fetch({maxRedirects: 0});
      checkout = response.headers().location;
      return checkout ? route.fulfill({body: 'The vendor takes over.'}) : route.fulfill({response});
    }
    if (url.startsWith(address)) return route.continue();
    if (request.resourceType() === 'image') {
      const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      return route.fulfill({contentType: 'image/svg+xml', body});
    }
    asked.push(url);
    return route.abort();
  });
  return {
    /** The requests to other origins. */
    asked,
    /** The address to which the checkout leads. */
    checkout: () => checkout,
  };
}

for (const [vendor, walk] of Object.entries(WALKS)) {
  test.describe(vendor, () => {
    // One server for all tests of a vendor.
    test.describe.configure({mode: 'default'});
    let shop: Awaited<ReturnType<typeof serveShop>>;
    test.beforeAll(async () => {
      shop = await serveShop({VENDOR: vendor, ...walk.variables}, [
        '--conditions=storefront-toolkit-source',
        '--import=tsx',
        '--import=./tests/vendors/answer.ts',
      ]);
    });
    test.afterEach(() => expect(shop.said()).not.toContain(UNANSWERED));
    test.afterAll(() => shop.stop());

    for (const javaScriptEnabled of [false, true]) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({javaScriptEnabled});

        test('category, filter, product, variant, cart, checkout @claim-storefront.vendors @claim-storefront.hosted-checkout @claim-storefront.own-checkout', async ({
          page,
        }) => {
          const {asked, checkout} = await stayHere(page, shop.address);
          const main = page.locator('main');
          const heading = page.getByRole('heading', {level: 1});
          await page.goto(`${shop.address}/de-DE`);
          const menu = page.getByRole('navigation', {name: 'Sortiment'});
          await menu.getByRole('link', {name: walk.category}).click();
          await expect(heading).toHaveText(walk.category, {ignoreCase: true});
          await expect(main.getByRole('link', {name: walk.other})).toBeVisible();
          await walk.filter(page);
          if (javaScriptEnabled) await page.keyboard.press('Tab');
          else await page.getByRole('button', {name: 'Ergebnisse anzeigen'}).click();
          await expect(main.getByRole('link', {name: walk.other})).toHaveCount(0);

          await main.getByRole('link', {name: walk.product}).first().click();
          await expect(heading).toHaveText(walk.product);
          if (javaScriptEnabled) await page.locator('label', {hasText: walk.variant}).click();
          else await page.getByRole('link', {name: walk.variant, exact: true}).click();
          await expect(page).toHaveURL(new RegExp(`sku=${walk.sku}$`));
          // Without scripts, a plain form takes the place of the component's, once the styles are there.
          const purchase = javaScriptEnabled ? page : page.locator('form[method=post]');
          await purchase.getByRole('button', {name: GERMAN.add}).click();
          if (javaScriptEnabled) await page.getByRole('link', {name: 'Zum Warenkorb'}).click();

          await expect(page).toHaveURL(/\/de-DE\/cart$/);
          await expect(main).toContainText(walk.variant);
          await expectTotal(page, GERMAN, walk.price);
          const quantity = page.getByRole('spinbutton', {name: `Menge von ${walk.product}`});
          if (javaScriptEnabled) await addOne(quantity);
          else {
            await quantity.fill('2');
            await page.getByRole('button', {name: /^Ändern/}).click();
          }
          await expectTotal(page, GERMAN, walk.twice);
          const code = page.getByLabel(GERMAN.code, {exact: true});
          await code.fill('NOPE');
          await page.getByRole('button', {name: GERMAN.apply}).first().click();
          await expect(code).toHaveAccessibleDescription(/Der Code NOPE ist unbekannt/);
          await page.getByRole('link', {name: GERMAN.checkout}).click();
          await expect(page).toHaveURL(shop.address + CHECKOUT);
          if (walk.checkout) expect(checkout()).toMatch(walk.checkout);
          else await expect(heading).toHaveText(GERMAN.checkoutPage);
          expect(asked, 'requests to other origins').toEqual([]);
        });
      });
    }

    test('a product and a category that the vendor does not have are not found', async ({page}) => {
      for (const path of ['/products/gone', '/categories/gone']) {
        const answer = await page.goto(`${shop.address}/de-DE${path}`);
        expect(answer?.status()).toBe(404);
      }
    });
  });
}
