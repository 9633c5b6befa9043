import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/alert', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'alert/dismissible');
    await stage.getByRole('heading').focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', {name: 'Dismiss'})).toBeFocused();
  },

  async dismiss(page) {
    const stage = await liveExample(page, 'alert/dismissible');
    await stage.getByRole('button', {name: 'Dismiss'}).focus();
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Two prices have changed')).toHaveCount(0);
    await expect(stage.getByRole('heading', {name: 'Your cart'})).toBeFocused();
    await page.reload();
    const again = await liveExample(page, 'alert/dismissible');
    await again.getByRole('button', {name: 'Dismiss'}).focus();
    await page.keyboard.press('Space');
    await expect(again.getByText('Two prices have changed')).toHaveCount(0);
  },
});

for (const theme of ['light', 'dark']) {
  test(`ui/alert: axe finds nothing in any tone (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/alert');
    await expectNoAxeFindings(page, await liveExample(page, 'alert/tones'));
    await expectNoAxeFindings(page, await liveExample(page, 'alert/dismissible'));
  });
}

test('ui/alert: what arrives does so in a region that was there before', async ({page}) => {
  await openComponentPage(page, 'ui/alert');
  const coupon = await liveExample(page, 'alert/coupon');
  await expect(coupon.getByRole('status')).toBeAttached();
  await expect(coupon.getByRole('status')).toBeEmpty();
  await coupon.getByLabel('Coupon code').fill('WOOL10');
  await coupon.getByRole('button').click();
  await expect(coupon.getByRole('status')).toHaveText('10 % off wool, taken off your total');
  await expectNoAxeFindings(page, coupon);

  const payment = await liveExample(page, 'alert/payment-failed');
  await expect(payment.getByRole('alert')).toBeEmpty();
  await payment.getByRole('button', {name: 'Place order'}).click();
  await expect(payment.getByRole('alert')).toContainText('Your bank refused the payment');
  await expect(payment.getByRole('button', {name: 'Place order'})).toBeFocused();
  await expectNoAxeFindings(page, payment);
});

test('ui/alert: fits 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/alert');
  const stage = await liveExample(page, 'alert/tones');
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});
