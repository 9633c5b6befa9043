import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {typeInstead} from '../../../../../tests/lib/reader.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/cart/cart-lines';

async function cartOn(page: Page) {
  const cart = await liveExample(page, 'cart/cart-lines/cart');
  const line = cart.getByRole('listitem').filter({hasText: 'Enamel mug'});
  return {cart, line, quantity: line.getByRole('spinbutton')};
}

testKeyboard('commerce-ui/cart/cart-lines', keyboard, {
  async tab(page) {
    const {cart, line, quantity} = await cartOn(page);
    await line.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(quantity).toBeFocused();
    await typeInstead(quantity, '4');
    await page.keyboard.press('Tab');
    await expect(line.getByRole('button', {name: 'Remove Enamel mug'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cart.getByRole('link', {name: 'Coffee beans'})).toBeFocused();
    await expect(line).toContainText('€79.60');
  },

  async up(page) {
    const {line, quantity} = await cartOn(page);
    await quantity.press('ArrowUp');
    await expect(quantity).toHaveValue('3');
    await expect(line).toContainText('€59.70');
    await expect(quantity).toBeFocused();
  },

  async down(page) {
    const {line, quantity} = await cartOn(page);
    await quantity.press('ArrowDown');
    await expect(quantity).toHaveValue('1');
    await expect(line).not.toContainText('€39.80');
  },

  async enter(page) {
    const {line, quantity} = await cartOn(page);
    await typeInstead(quantity, '5');
    await page.keyboard.press('Enter');
    await expect(line).toContainText('€99.50');
    await expect(quantity).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  },

  async remove(page) {
    const {cart, line} = await cartOn(page);
    await line.getByRole('button', {name: 'Remove Enamel mug'}).focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('button', {name: 'Remove Coffee beans'})).toBeFocused();
    await page.keyboard.press('Space');
    await expect(cart.getByRole('button', {name: 'Remove Rain jacket'})).toBeFocused();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
  },
});

test(`${ROUTE}: shows a quantity at once, keeps the amount while it waits, and announces both @claim-cart-lines.optimistic @claim-cart-lines.announced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {line, quantity} = await cartOn(page);
  const reader = await heard(page);
  const increase = line.getByRole('button', {name: 'Increase'});
  for (let press = 0; press < 3; press += 1) await increase.click();
  await expect(quantity).toHaveValue('5');
  const amount = line.locator('[aria-busy=true]');
  await expect(amount).toContainText('Updating…');
  await expect(amount).toHaveCount(0);
  await expect(line).toContainText('€99.50');
  await expect(quantity).toHaveValue('5');
  await expect
    .poll(() => reader.log.map(({text}) => text))
    .toContain('Enamel mug: quantity 5, €99.50');
  await reader.stop();
});

test(`${ROUTE}: empties, and keeps the focus at each step @claim-cart-lines.focus @claim-cart-lines.removal`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {cart} = await cartOn(page);
  const reader = await heard(page);
  for (const name of ['Rain jacket', 'Enamel mug', 'Coffee beans']) {
    const remove = cart.getByRole('button', {name: `Remove ${name}`});
    await remove.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(cart.locator(':focus')).toHaveCount(1);
  }
  await expect(cart.locator(':focus')).toContainText('Your cart is empty.');
  await page.keyboard.press('Tab');
  await expect(cart.getByRole('link', {name: 'Continue shopping'})).toBeFocused();
  await expect.poll(() => reader.log.map(({text}) => text)).toContain('Coffee beans removed');
  await reader.stop();
  await expectNoAxeFindings(page, cart);
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: takes back what the server refuses, and announces it at once (${theme}) @claim-cart-lines.rollback`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const stage = await liveExample(page, 'cart/cart-lines/failing-server');
    const reader = await heard(page);
    const blanket = stage.getByRole('listitem').filter({hasText: 'Wool blanket'});
    await blanket.getByRole('button', {name: 'Increase'}).click();
    await expect(blanket.getByRole('spinbutton')).toHaveValue('2');
    await expectNoAxeFindings(page, stage);
    await expect(blanket.getByRole('spinbutton')).toHaveValue('1');
    await stage.getByRole('button', {name: 'Remove Enamel mug'}).click();
    await expect(stage.getByRole('listitem')).toHaveCount(1);
    await expect(stage.getByRole('listitem')).toHaveCount(2);
    await expect(stage.getByRole('img', {name: 'Error'})).toHaveCount(2);
    await expect
      .poll(() => reader.log.map(({politeness, text}) => `${politeness}: ${text}`))
      .toEqual(
        expect.arrayContaining([
          'assertive: The quantity of Wool blanket could not be changed. Try again.',
          'assertive: Enamel mug could not be removed. Try again.',
        ]),
      );
    await reader.stop();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: hands the focus on when the store takes an item out @claim-cart-lines.gone @claim-cart-lines.focus`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-lines/item-removed');
  const reader = await heard(page);
  await stage.getByRole('button', {name: /^Stop selling/}).click();
  await stage.getByRole('spinbutton', {name: 'Quantity of Enamel mug'}).focus();
  await expect(stage.getByRole('button', {name: 'Remove Coffee beans'})).toBeFocused();
  const text = 'Enamel mug is no longer in your cart.';
  await expect(stage.getByText(text)).toBeVisible();
  await expect.poll(() => reader.log.map(({text: one}) => one)).toContain(text);
  await reader.stop();
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE}: posts to the address without JavaScript @claim-cart-lines.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const posted: string[] = [];
    await page.route('**/cart/*', async (route) => {
      const {method, url, postData} = {
        method: route.request().method(),
        url: new URL(route.request().url()).pathname,
        postData: route.request().postData(),
      };
      posted.push(`${method} ${url} ${postData}`);
      await route.fulfill({status: 204});
    });
    const stage = servedExample(page, 'cart/cart-lines/without-scripts');
    await stage.getByRole('spinbutton', {name: 'Quantity of Enamel mug'}).fill('4');
    await stage.getByRole('button', {name: 'Update quantity of Enamel mug'}).click();
    await expect.poll(() => posted.length).toBe(1);
    await stage.getByRole('button', {name: 'Remove Coffee beans'}).click();
    await expect.poll(() => posted.length).toBe(2);
    expect(posted).toEqual([
      'POST /cart/update lineItemId=l-mug-cream&quantity=4',
      'POST /cart/remove lineItemId=l-coffee-500',
    ]);
    // A server action gives its form an address in the server's HTML, and its button can be pressed. Another function has neither.
    const update = servedExample(page, 'cart/cart-lines/cart').locator(
      'button[aria-label="Update quantity of Enamel mug"]',
    );
    await expect(update).toBeHidden();
    await update.evaluate((button: HTMLButtonElement) => button.form?.setAttribute('action', '/'));
    await expect(update).toBeVisible();
  });
});

test(`${ROUTE}: has room for everything at 320 pixels, and in the other direction`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const id of ['cart', 'messages', 'without-scripts']) {
    const stage = servedExample(page, `cart/cart-lines/${id}`);
    for (const direction of ['ltr', 'rtl']) {
      await stage.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
      const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${id}, ${direction}`).toBe(0);
    }
  }
});

test(`${ROUTE}: a "Remove" below the quantity starts where it does`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const {line} = await cartOn(page);
  for (const direction of ['ltr', 'rtl']) {
    const edges = await line.evaluate((element, dir) => {
      const cart = element.closest('ul')!.parentElement!;
      cart.dir = dir;
      cart.style.width = '300px';
      const text = document.createRange();
      text.selectNodeContents(element.querySelector('[data-remove]')!);
      const form = element.querySelector('[role=spinbutton], input[type=number]')!.closest('form')!;
      const boxes = [text, form].map((one) => one.getBoundingClientRect());
      return boxes.map(({left, right, top}) => ({start: dir === 'ltr' ? left : right, top}));
    }, direction);
    expect(edges[0]!.top).toBeGreaterThan(edges[1]!.top + 20);
    expect(edges[0]!.start).toBeCloseTo(edges[1]!.start, 0);
  }
});
