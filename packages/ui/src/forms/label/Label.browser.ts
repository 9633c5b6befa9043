import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/label';

testKeyboard('ui/forms/label', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'forms/label/newsletter');
    const email = stage.getByLabel('Email');
    await email.focus();
    await page.keyboard.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.focus();
    await page.keyboard.type('reader');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(email).not.toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter an address like name@example.com\.$/);
    await expectNoAxeFindings(page, stage);
  },

  async enter(page) {
    const stage = await liveExample(page, 'forms/label/checkout-address');
    await stage.getByLabel('City').fill('Graz');
    await stage.getByLabel('Postal code').fill('8010');
    await page.keyboard.press('Enter');
    await expect(stage.getByLabel('Name')).toBeFocused();
    await expect(stage.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(stage.getByLabel('Postal code')).toHaveAccessibleDescription('Enter five digits.');
    await expect(stage.getByLabel('City')).not.toHaveAttribute('aria-invalid');
    await expectNoAxeFindings(page, stage);
    await page.keyboard.type('Ada');
    await stage.getByLabel('Street and number').fill('Hauptplatz 1');
    await stage.getByLabel('Postal code').fill('80100');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Your address is saved.');
  },

  async correct(page) {
    const stage = await liveExample(page, 'forms/label/newsletter');
    const email = stage.getByLabel('Email');
    await email.focus();
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(/Enter your email address\.$/);
    await page.keyboard.type('name@');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('e');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toContainText('name@e');
    await expect(email).toHaveValue('');
  },
});

test(`${ROUTE} is whole without JavaScript: a press on the label, description and error @claim-label.press @claim-label.server-html @claim-input.no-script`, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await openComponentPage(page, ROUTE);
  const stage = page.locator('[data-example="forms/label/checkout-address"] .example-stage');
  await stage.getByText('Floor, staircase, company').click();
  const field = stage.getByLabel('Floor, staircase, company');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('If the carrier needs it.');
  await expect(stage.getByRole('group', {name: 'Shipping address'})).toBeVisible();
  await stage.getByRole('button', {name: 'Continue to delivery'}).click();
  await expect(stage.getByLabel('Name')).toBeFocused();
  await context.close();
});

test(`${ROUTE}: a press that leaves an invalid field reaches what is pressed, and the error shows after it @claim-label.press-is-kept`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/label/newsletter');
  const email = stage.getByLabel('Email');
  const button = stage.getByRole('button');
  await button.evaluate((one) => one.addEventListener('click', () => (one.dataset.clicked = '')));
  await email.fill('reader');
  await button.hover();
  const {y} = (await button.boundingBox())!;
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  expect((await button.boundingBox())!.y).toBe(y);
  await page.mouse.up();
  await expect(button).toHaveAttribute('data-clicked', '');
  await expect(email).toHaveAccessibleDescription(/Enter an address like name@example.com\.$/);
});

test(`${ROUTE} shows the error of a server, and lets the form be sent again`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/label/coupon');
  const coupon = stage.getByLabel('Coupon');
  await coupon.fill('summer');
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('alert')).toHaveText('SUMMER has expired. Try WELCOME10.');
  await expect(coupon).toHaveAccessibleDescription(/SUMMER has expired/);
  await expectNoAxeFindings(page, stage);
  await coupon.fill('welcome10');
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('alert')).toHaveCount(0);
  await expect(coupon).not.toHaveAttribute('aria-invalid');
});
