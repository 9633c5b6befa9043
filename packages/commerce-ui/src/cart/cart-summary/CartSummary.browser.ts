import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/cart/cart-summary';

testKeyboard('commerce-ui/cart/cart-summary', keyboard, {
  async enter(page) {
    const link = servedExample(page, 'cart/cart-summary/summary').getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#checkout$/);
  },
});

test(`${ROUTE}: says why there is no link, and gets it back with the last error @claim-cart-summary.blocked`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-summary/blocked');
  await expect(stage.getByRole('link')).toHaveCount(0);
  await expect(stage.getByRole('listitem')).toHaveText([/^Standard delivery/]);
  await stage.getByRole('button').click();
  await expect(stage.getByRole('link', {name: 'Check out'})).toBeVisible();
});

test(`${ROUTE}: is complete without JavaScript @claim-cart-summary.server`, async ({browser}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'cart/cart-summary/summary');
    await expect(stage.getByRole('definition').last()).toBeVisible();
    await stage.getByRole('link', {name: 'Check out'}).click();
    await expect(page).toHaveURL(/#checkout$/);
  });
});

test(`${ROUTE}: has room for everything at 320 pixels, and in the other direction`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const id of ['summary', 'blocked', 'with-codes']) {
    const stage = servedExample(page, `cart/cart-summary/${id}`);
    for (const direction of ['ltr', 'rtl']) {
      await stage.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
      const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${id}, ${direction}`).toBe(0);
    }
  }
});
