// cspell:ignore Ihr, wird, geladen, Warenkorb, Artikel
import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/cart/cart-flyout';

async function openByKey(page: Page, example: string, key = 'Enter') {
  const stage = await liveExample(page, `cart/cart-flyout/${example}`);
  const trigger = stage.locator('a[aria-haspopup=dialog]');
  await trigger.focus();
  await page.keyboard.press(key);
  const flyout = stage.getByRole('dialog');
  await expect(flyout).toBeVisible();
  // Wait until it has stopped moving.
  await expect.poll(() => flyout.evaluate((element) => element.getAnimations().length)).toBe(0);
  return {stage, trigger, flyout};
}

const rows = withClaims(keyboard, {
  open: '@claim-cart-flyout.focus-in',
  tab: '@claim-cart-flyout.focus-in',
  escape: '@claim-cart-flyout.focus-back',
});

testKeyboard('commerce-ui/cart/cart-flyout', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {flyout, trigger} = await openByKey(page, 'header', key);
      await expect(flyout.getByRole('link', {name: 'Rain jacket'})).toBeFocused();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(flyout).toBeHidden();
    }
  },

  async tab(page) {
    const {flyout} = await openByKey(page, 'header');
    await page.keyboard.press('Tab');
    await expect(flyout.getByRole('button', {name: 'Remove Rain jacket'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(flyout.getByRole('link', {name: 'Rain jacket'})).toBeFocused();
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await flyout.evaluate((element) => {
        const {activeElement} = document;
        // After the last control the focus may leave for the browser's own controls, and then it is on the body.
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
  },

  async escape(page) {
    for (const example of ['header', 'long-cart', 'empty']) {
      const {flyout, trigger} = await openByKey(page, example);
      await page.keyboard.press('Escape');
      await expect(flyout).toBeHidden();
      await expect(trigger).toBeFocused();
    }
  },
});

test(`${ROUTE}: opens after a product was added, announces the count once, and returns the focus @claim-cart-flyout.added @claim-cart-flyout.focus-back`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-flyout/added-to-cart');
  const add = stage.getByRole('button', {name: 'Add to cart'});
  const reader = await heard(page);
  await add.click();
  const flyout = stage.getByRole('dialog', {name: 'Your cart'});
  await expect(flyout.getByRole('link', {name: 'Enamel mug'})).toBeFocused();
  await expect.poll(() => reader.log.map(({text}) => text)).toContain('Cart, 1 item');
  await page.waitForTimeout(1000);
  const texts = (await reader.stop()).map(({text}) => text);
  expect(texts.filter((text) => text === 'Cart, 1 item')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(flyout).toBeHidden();
  await expect(add).toBeFocused();
});

test(`${ROUTE}: keeps the focus when the last item goes, and shows that it is empty`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {flyout, trigger} = await openByKey(page, 'header');
  for (const name of ['Rain jacket', 'Enamel mug', 'Coffee beans']) {
    await flyout.getByRole('button', {name: `Remove ${name}`}).press('Enter');
  }
  await expect(flyout.getByText('Your cart is empty.')).toBeVisible();
  await expect(flyout.locator(':focus')).toHaveCount(1);
  await expect(flyout.getByRole('progressbar')).toHaveCount(0);
  await expect(flyout.getByRole('link', {name: 'Check out'})).toHaveCount(0);
  await expect(trigger).toContainText('Cart, 0 items');
});

test(`${ROUTE}: a long cart scrolls between its heading and its sums at 390 pixels @claim-cart-flyout.scroll`, async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openComponentPage(page, ROUTE);
  const {flyout} = await openByKey(page, 'long-cart');
  const last = flyout.getByRole('button', {name: /^Remove/}).last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  for (const part of [
    flyout.getByRole('heading', {name: 'Your cart'}),
    flyout.getByRole('button', {name: 'Close the cart'}),
    flyout.getByRole('link', {name: 'Check out'}),
    flyout.getByRole('link', {name: 'View cart'}),
  ]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
  await expect.poll(() => flyout.evaluate((element) => element.scrollTop)).toBe(0);
});

test(`${ROUTE}: has room for everything at 320 pixels, and in the other direction`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  await openComponentPage(page, ROUTE);
  for (const direction of ['ltr', 'rtl']) {
    for (const example of ['header', 'long-cart', 'empty']) {
      const stage = servedExample(page, `cart/cart-flyout/${example}`);
      await stage.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
      const {flyout} = await openByKey(page, example);
      const overflows = await flyout.evaluate((element) =>
        [element, ...element.children].map((one) => one.scrollWidth - one.clientWidth),
      );
      expect(Math.max(...overflows), `${example}, ${direction}`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(flyout).toBeHidden();
    }
  }
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in open flyouts (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    for (const example of ['header', 'long-cart', 'empty', 'loading']) {
      const {stage, flyout} = await openByKey(page, example);
      await expectNoAxeFindings(page, stage);
      await page.keyboard.press('Escape');
      await expect(flyout).toBeHidden();
    }
  });
}

test(`${ROUTE}: announces a cart that arrives while the shopper waits @claim-cart-flyout.arrival`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-flyout/loading');
  const reader = await heard(page);
  await stage.getByRole('button').click();
  const flyout = stage.getByRole('dialog');
  await expect(flyout).toHaveAccessibleDescription('Ihr Warenkorb wird geladen');
  await expect(flyout.getByRole('link', {name: 'Enamel mug'})).toBeVisible();
  await expect.poll(() => reader.log.map(({text}) => text)).toContain('Warenkorb, 4 Artikel');
  await expect(flyout.locator(':focus')).toHaveCount(1);
  await reader.stop();
});

test(`${ROUTE}: leads to the cart page without JavaScript @claim-cart-flyout.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'cart/cart-flyout/long-cart');
    await stage.getByRole('link', {name: 'Cart, 16 items'}).click();
    await expect(page).toHaveURL(/#cart$/);
    await expect(stage.getByRole('dialog')).toHaveCount(0);
  });
});
