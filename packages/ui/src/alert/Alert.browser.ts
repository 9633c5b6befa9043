import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {hasEdge} from '../../../../tests/lib/looks.ts';
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

test('ui/alert: has an edge in forced colors @claim-alert.forced-colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/alert');
  const alerts = (await liveExample(page, 'alert/tones')).locator('[data-tone]');
  expect(await alerts.count()).toBe(4);
  for (const alert of await alerts.all()) expect(await hasEdge(alert)).toBe(true);
});
