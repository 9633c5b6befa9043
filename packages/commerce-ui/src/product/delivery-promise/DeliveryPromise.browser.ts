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

const ROUTE = 'commerce-ui/product/delivery-promise';

async function postcodeOn(page: Page) {
  const stage = await liveExample(page, 'product/delivery-promise/postcode');
  return {
    stage,
    field: stage.getByRole('textbox', {name: 'Postcode'}),
    button: stage.getByRole('button', {name: 'Check date'}),
  };
}

const rows = withClaims(keyboard, {enter: '@claim-delivery-promise.focus'});

testKeyboard('commerce-ui/product/delivery-promise', rows, {
  async enter(page) {
    const {stage, field} = await postcodeOn(page);
    await field.fill('T12');
    await field.press('Enter');
    await expect(stage.getByText('Delivery to T12')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('T12');
  },

  async tab(page) {
    const {field, button} = await postcodeOn(page);
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with an error, while waiting, and with another date (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage, field, button} = await postcodeOn(page);
    await field.fill('');
    await button.click();
    await expect(stage.getByRole('alert')).toHaveText('Enter a postcode.');
    await expectNoAxeFindings(page, stage);
    await field.fill('T12');
    await button.click();
    await expectNoAxeFindings(page, stage);
    await expect(stage.getByText('Delivery to T12')).toBeVisible();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: a screen reader hears another date, and no minute @claim-delivery-promise.announced @claim-delivery-promise.countdown`, async ({
  page,
}) => {
  await page.clock.install();
  await openComponentPage(page, ROUTE);
  const {stage, field, button} = await postcodeOn(page);
  const reader = await heard(page);
  await page.clock.runFor(61_000);
  await expect(stage.getByText(/^Order within/)).toContainText(/\b9\b/);
  await field.fill('T12');
  await button.click();
  await page.clock.runFor(1000);
  await expect(stage.getByText('Delivery to T12')).toBeVisible();
  await page.clock.runFor(1000);
  await page.waitForTimeout(500);
  const texts = (await reader.stop()).map(({text}) => text.trim());
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^Order within 2 hrs?,? 9 mins?, delivered Wednesday/);
});

test(`${ROUTE}: sends a POST request without JavaScript @claim-delivery-promise.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const sent: string[] = [];
    await page.route('**/delivery/postcode**', (route) => {
      const request = route.request();
      sent.push(
        `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`,
      );
      return route.fulfill({status: 204});
    });
    const stage = servedExample(page, 'product/delivery-promise/unknown');
    await stage.getByRole('textbox').fill('T12');
    await stage.getByRole('textbox').press('Enter');
    await expect.poll(() => sent).toEqual(['POST /delivery/postcode postcode=T12']);
  });
});
