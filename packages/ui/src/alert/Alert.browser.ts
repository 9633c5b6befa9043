import {expect, test} from '../../../../tests/lib/test.ts';
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
  await expect(coupon.getByRole('status')).toHaveText('10% off wool, taken off your total');
  await expectNoAxeFindings(page, coupon);

  const payment = await liveExample(page, 'alert/payment-failed');
  await expect(payment.getByRole('alert')).toBeEmpty();
  await payment.getByRole('button', {name: 'Place order'}).click();
  await expect(payment.getByRole('alert')).toContainText('Your bank refused the payment');
  await expect(payment.getByRole('button', {name: 'Place order'})).toBeFocused();
  await expectNoAxeFindings(page, payment);
});

test('ui/alert: the same error arrives a second time @claim-alert.again', async ({page}) => {
  await openComponentPage(page, 'ui/alert');
  for (const [example, role] of [
    ['coupon', 'status'],
    ['payment-failed', 'alert'],
  ] as const) {
    const stage = await liveExample(page, `alert/${example}`);
    const press = () => stage.getByRole('button').click();
    await press();
    const region = stage.getByRole(role);
    await expect(region.locator('[data-tone]')).toHaveCount(1);
    const arrived = await region.evaluateHandle((element) => {
      const seen: string[] = [];
      new MutationObserver((changes) =>
        changes.forEach(({addedNodes}) => addedNodes.forEach((node) => seen.push(node.nodeName))),
      ).observe(element, {childList: true});
      return seen;
    });
    await press();
    await expect.poll(() => arrived.evaluate((seen) => seen.join())).toBe('DIV');
    await expect(region.locator('[data-tone]')).toHaveCount(1);
  }
});

test('ui/alert: has an edge in forced colors @claim-alert.forced-colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/alert');
  const alerts = (await liveExample(page, 'alert/tones')).locator('[data-tone]');
  expect(await alerts.count()).toBe(4);
  for (const alert of await alerts.all()) expect(await hasEdge(alert)).toBe(true);
});
