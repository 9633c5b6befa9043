import {expect, type Page, test} from './shop.ts';
import {addOne, AMERICAN, expectTotal, GERMAN, type Walk} from './walk.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Prices of the page, with plain spaces. */
const hasText = (page: Page, text: string) =>
  expect.poll(async () => plain(await page.locator('main').innerText())).toContain(text);

/** From the cart with one jacket to the vendor's checkout. */
async function walkCart(page: Page, walk: Walk, change: () => Promise<void>) {
  await expect(page).toHaveURL(new RegExp(`/${walk.locale}/cart$`));
  await expectTotal(page, walk, walk.price);
  await change();
  await expect(page.getByRole('spinbutton', {name: walk.quantity})).toHaveValue('2');
  const code = page.getByLabel(walk.code, {exact: true});
  await code.fill('WELCOME10');
  await page.getByRole('button', {name: walk.apply}).first().click();
  await expectTotal(page, walk, walk.reduced);
  await page.getByRole('link', {name: walk.checkout}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(walk.checkoutPage);
}

test('by keyboard: search, filter, product, variant, cart, checkout', async ({page}) => {
  const walk = GERMAN;
  await page.goto(`/${walk.locale}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Zum Inhalt springen'})).toBeFocused();
  const search = page.getByRole('combobox', {name: 'Suche'});
  await search.focus();
  await page.keyboard.type(walk.term);
  await expect(page.getByRole('option', {name: /^Regenjacke/}).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(walk.results);
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('checkbox', {name: walk.color}).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/color\.is=ocean/);
  await expect(page.getByRole('checkbox', {name: walk.color})).toBeFocused();

  await page.locator('main').getByRole('link', {name: walk.product}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(walk.product);
  await hasText(page, walk.price);
  await page.getByRole('radio', {name: 'Moos'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: walk.variant})).toBeChecked();
  await expect(page).toHaveURL(/sku=RJ-OCEAN/);

  await page.getByRole('button', {name: walk.add}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', {name: 'Zum Warenkorb'}).press('Enter');
  await walkCart(page, walk, async () => {
    await addOne(page.getByRole('spinbutton', {name: walk.quantity}));
    await expectTotal(page, walk, '258,00');
  });
});

test('by mouse: a category, its sort and a price, and what is taken out again', async ({page}) => {
  await page.goto('/en-IE');
  await page.getByRole('navigation', {name: 'Shop'}).getByRole('link', {name: 'Jackets'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Jackets');
  await page.getByLabel('Sort by').selectOption('price-desc');
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page.locator('main article').first()).toContainText('Rain jacket');
  await page.getByLabel('To (€)').fill('100');
  await page.getByLabel('To (€)').press('Tab');
  await expect(page).toHaveURL(/price\.max\.EUR=100/);
  await expect(page.locator('main article')).toHaveCount(2);
  await page.getByRole('link', {name: /^Remove Price/}).click();
  await expect(page.locator('main article')).toHaveCount(4);
  await page.locator('main').getByRole('link', {name: 'Rain jacket', exact: true}).click();
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(page.getByRole('link', {name: 'Cart, items: 1'})).toBeVisible();
  await page.getByRole('link', {name: 'Go to the cart'}).click();
  await page.getByRole('button', {name: 'Remove Rain jacket'}).click();
  await expect(page.locator('main')).toContainText('Your cart is empty.');
});

test('a refused code is announced, and a gift card pays', async ({page, shop}) => {
  await page.request.post('/de-DE/cart/add', {
    form: {variantId: 'v-rj-moss-m'},
    headers: {origin: shop},
  });
  await page.goto('/de-DE/cart');
  const code = page.getByLabel('Aktionscode', {exact: true});
  await code.fill('NOPE');
  await page.getByRole('button', {name: 'Einlösen'}).first().click();
  await expect(code).toHaveAccessibleDescription(GERMAN.refused);
  await expect(code).toHaveValue('NOPE');
  await expect(page.getByRole('alert')).toHaveText(GERMAN.refused);
  await page.getByLabel('Gutschein').fill('GIFT25');
  await page.getByRole('button', {name: 'Einlösen'}).last().click();
  await hasText(page, 'Zahlt 25,00 €');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('by touch: search, filter, product, variant, cart, checkout', async ({page}) => {
    const walk = AMERICAN;
    await page.goto(`/${walk.locale}`);
    await page.getByRole('combobox', {name: 'Search'}).fill(walk.term);
    await page.getByRole('button', {name: 'Search'}).tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(walk.results);
    await page.getByRole('button', {name: walk.filter}).tap();
    await page.getByRole('checkbox', {name: walk.color}).tap();
    await expect(page).toHaveURL(/color\.is=ocean/);
    await page.getByRole('button', {name: 'Close'}).tap();
    await page.locator('main').getByRole('link', {name: walk.product}).tap();
    await page.locator('label', {hasText: walk.variant}).tap();
    await expect(page).toHaveURL(/sku=RJ-OCEAN/);
    await hasText(page, walk.price);
    await page.getByRole('button', {name: walk.add}).tap();
    await page.getByRole('link', {name: 'Go to the cart'}).tap();
    await walkCart(page, walk, () => page.getByRole('button', {name: 'Increase'}).tap());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the menu leads to a category, and closes', async ({page}) => {
    await page.goto('/en-US');
    await page.getByRole('button', {name: 'Menu'}).tap();
    await page.getByRole('dialog').getByRole('link', {name: 'Camping'}).tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Camping');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const walk of [GERMAN, AMERICAN]) {
    test(`${walk.locale}: search, filter, product, variant, cart, checkout @claim-storefront.without-javascript`, async ({
      page,
    }) => {
      await page.goto(`/${walk.locale}`);
      await page.getByRole('searchbox').fill(walk.term);
      await page.getByRole('searchbox').press('Enter');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(walk.results);
      await page.getByRole('checkbox', {name: walk.color}).check();
      await page.locator('form:has([type=checkbox])').getByRole('button').last().click();
      await expect(page).toHaveURL(/color\.is=ocean/);
      await page.locator('main').getByRole('link', {name: walk.product}).click();
      await page.getByRole('link', {name: walk.variant, exact: true}).click();
      await expect(page).toHaveURL(/sku=RJ-OCEAN/);
      await hasText(page, walk.price);
      await page.getByRole('button', {name: walk.add}).click();

      const code = page.getByLabel(walk.code, {exact: true});
      await code.fill('NOPE');
      await page.getByRole('button', {name: walk.apply}).first().click();
      await expect(code).toHaveAccessibleDescription(walk.refused);
      await expect(code).toHaveValue('NOPE');
      await walkCart(page, walk, async () => {
        await page.getByRole('spinbutton', {name: walk.quantity}).fill('2');
        await page.getByRole('button', {name: /^(Update|Ändern)/}).click();
      });
    });
  }

  test('an item is removed, and a gift card and a code are taken back', async ({page}) => {
    await page.goto('/en-US/products/enamel-mug');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await page.getByLabel('Gift card').fill('GIFT25');
    await page.getByRole('button', {name: 'Apply'}).last().click();
    await hasText(page, 'Pays $21.90');
    await page.getByRole('button', {name: /^Remove: Gift card/}).click();
    await expect(page.locator('main')).not.toContainText('Pays');
    await page.getByRole('button', {name: 'Remove Enamel mug'}).click();
    await hasText(page, 'Your cart is empty.');
  });
});
