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

const ROUTE = 'commerce-ui/cart/gift-cards';

async function cartOn(page: Page) {
  const stage = await liveExample(page, 'cart/gift-cards/cart');
  return {
    stage,
    field: stage.getByRole('textbox', {name: 'Gift card'}),
    apply: stage.getByRole('button', {name: 'Apply'}),
    remove: stage.getByRole('button', {name: 'Remove: Gift card ending in X7K2'}),
  };
}

const rows = withClaims(keyboard, {remove: '@claim-gift-cards.focus'});

testKeyboard('commerce-ui/cart/gift-cards', rows, {
  async enter(page) {
    const {field, remove} = await cartOn(page);
    await field.fill('gift-x7k2');
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  },

  async tab(page) {
    const stage = await liveExample(page, 'cart/gift-cards/two-cards');
    await stage.getByRole('textbox').focus();
    for (const name of ['Apply', /X7K2/, /9QF4/]) {
      await page.keyboard.press('Tab');
      await expect(stage.getByRole('button', {name})).toBeFocused();
    }
  },

  async remove(page) {
    const stage = await liveExample(page, 'cart/gift-cards/two-cards');
    await stage.getByRole('button', {name: /X7K2/}).press('Space');
    await expect(stage.getByRole('listitem')).toHaveCount(1);
    await expect(stage.getByRole('textbox')).toBeFocused();
    await stage.getByRole('button', {name: /9QF4/}).press('Enter');
    await expect(stage.getByRole('listitem')).toHaveCount(0);
    await expect(stage.getByRole('textbox')).toBeFocused();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with an error, while waiting, and with a gift card (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage, field, apply, remove} = await cartOn(page);
    await field.fill('NONE');
    await apply.click();
    await expectNoAxeFindings(page, stage);
    await expect(stage.getByRole('alert')).toContainText("We don't know this gift card");
    await expect(field).toHaveValue('NONE');
    await expectNoAxeFindings(page, stage);
    await field.fill('GIFT-X7K2');
    await apply.click();
    await expect(remove).toBeVisible();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: a screen reader hears a refusal again, what a gift card pays, and that it was removed @claim-gift-cards.news @claim-gift-cards.refusal`, async ({
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
  await field.fill('GIFT-X7K2');
  await apply.click();
  await remove.click();
  await expect(field).toBeFocused();
  await page.waitForTimeout(500);
  const texts = (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text.trim()}`);
  // The first refusal is an alert, which `heard` leaves out because it comes with its text.
  expect(texts).toEqual([
    "assertive: We don't know this gift card. Try GIFT-X7K2.",
    'polite: Gift card ending in X7K2 pays €25.00',
    'polite: Gift card ending in X7K2 removed',
  ]);
});

test(`${ROUTE}: the button keeps the focus while it waits @claim-gift-cards.pending`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {field, apply} = await cartOn(page);
  await field.fill('GIFT-X7K2');
  await apply.press('Enter');
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  await expect(apply).not.toHaveAttribute('aria-busy', 'true');
  await expect(apply).toBeFocused();
});

test(`${ROUTE}: sends POST requests without JavaScript @claim-gift-cards.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const sent: string[] = [];
    await page.route('**/cart/gift-cards{,/remove}', (route, request) => {
      if (request.method() === 'GET') return route.continue();
      const {pathname} = new URL(request.url());
      sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
      return route.fulfill({status: 204});
    });
    const stage = servedExample(page, 'cart/gift-cards/routes');
    await stage.getByRole('textbox').fill('GIFT-9QF4');
    await stage.getByRole('textbox').press('Enter');
    await expect.poll(() => sent).toEqual(['POST /cart/gift-cards code=GIFT-9QF4']);
    await stage.getByRole('button', {name: /X7K2/}).click();
    await expect.poll(() => sent[1]).toBe('POST /cart/gift-cards/remove paymentId=gift-1');
  });
});
