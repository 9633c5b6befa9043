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

const ROUTE = 'commerce-ui/cart/promo-codes';

async function cartOn(page: Page) {
  const stage = await liveExample(page, 'cart/promo-codes/cart');
  return {
    stage,
    field: stage.getByRole('textbox', {name: 'Promo code'}),
    apply: stage.getByRole('button', {name: 'Apply'}),
    remove: stage.getByRole('button', {name: 'Remove WELCOME10'}),
  };
}

const rows = withClaims(keyboard, {remove: '@claim-promo-codes.focus'});

testKeyboard('commerce-ui/cart/promo-codes', rows, {
  async enter(page) {
    const {field, remove} = await cartOn(page);
    await field.fill('welcome10');
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  },

  async tab(page) {
    const stage = await liveExample(page, 'cart/promo-codes/several');
    await stage.getByRole('textbox').focus();
    for (const name of ['Apply', 'Remove WELCOME10', 'Remove MUGS']) {
      await page.keyboard.press('Tab');
      await expect(stage.getByRole('button', {name})).toBeFocused();
    }
  },

  async remove(page) {
    const stage = await liveExample(page, 'cart/promo-codes/several');
    await stage.getByRole('button', {name: 'Remove WELCOME10'}).press('Space');
    await expect(stage.getByRole('listitem')).toHaveCount(1);
    await expect(stage.getByRole('textbox')).toBeFocused();
    await stage.getByRole('button', {name: 'Remove MUGS'}).press('Enter');
    await expect(stage.getByRole('listitem')).toHaveCount(0);
    await expect(stage.getByRole('textbox')).toBeFocused();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with an error, while waiting, and with a code (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage, field, apply, remove} = await cartOn(page);
    await apply.click();
    await expect(stage.getByRole('alert')).toHaveText('Enter a code.');
    await expectNoAxeFindings(page, stage);
    await field.fill('NONE');
    await apply.click();
    await expectNoAxeFindings(page, stage);
    await expect(stage.getByRole('alert')).toContainText("We don't know the code NONE");
    await expectNoAxeFindings(page, stage);
    await field.fill('WELCOME10');
    await apply.click();
    await expect(remove).toBeVisible();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: a screen reader hears a refusal again, and what was applied and removed @claim-promo-codes.news @claim-promo-codes.refusal`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, field, apply, remove} = await cartOn(page);
  const reader = await heard(page);
  for (const asked of ['once', 'again']) {
    await field.fill('NONE');
    await apply.click();
    await expect(apply).not.toHaveAttribute('aria-busy', 'true');
    await expect(stage.getByRole('alert'), asked).toBeVisible();
    await page.waitForTimeout(500);
  }
  await field.fill('WELCOME10');
  await apply.click();
  await remove.click();
  await expect(field).toBeFocused();
  await page.waitForTimeout(500);
  const texts = (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text.trim()}`);
  // The first refusal is an alert, which `heard` leaves out because it comes with its text.
  expect(texts).toEqual([
    "assertive: We don't know the code NONE. Try WELCOME10.",
    'polite: WELCOME10 applied',
    'polite: WELCOME10 removed',
  ]);
});

test(`${ROUTE}: the button keeps the focus and its width while it waits @claim-promo-codes.pending`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {field, apply} = await cartOn(page);
  const width = (await apply.boundingBox())!.width;
  await field.fill('WELCOME10');
  await apply.press('Enter');
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  expect((await apply.boundingBox())!.width).toBe(width);
  await expect(apply).not.toHaveAttribute('aria-busy', 'true');
  await expect(apply).toBeFocused();
});

test(`${ROUTE}: sends POST requests without JavaScript @claim-promo-codes.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const sent: string[] = [];
    await page.route('**/cart/codes**', (route) => {
      const request = route.request();
      sent.push(
        `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`,
      );
      return route.fulfill({status: 204});
    });
    const stage = servedExample(page, 'cart/promo-codes/routes');
    await stage.getByRole('textbox').fill('SPRING20');
    await stage.getByRole('textbox').press('Enter');
    await expect.poll(() => sent).toEqual(['POST /cart/codes code=SPRING20']);
    await stage.getByRole('button', {name: 'Remove WELCOME10'}).click();
    await expect.poll(() => sent[1]).toBe('POST /cart/codes/remove code=WELCOME10');
  });
});
