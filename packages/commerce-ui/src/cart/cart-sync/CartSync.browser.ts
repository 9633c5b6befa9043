import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';

const ROUTE = 'commerce-ui/cart/cart-sync';

async function openTab(page: Page) {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-sync/two-tabs');
  return {stage, mugs: stage.getByRole('spinbutton'), more: stage.getByRole('button').last()};
}

/** Hides or shows a tab, which Playwright can't. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => value});
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test(`${ROUTE}: two tabs show the same cart, and neither answers the other @claim-cart-sync.changed @claim-cart-sync.announced @claim-cart-sync.no-loop @claim-cart-sync.message`, async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const one = await openTab(page);
  const other = await openTab(second);
  const channel = await page.context().newPage();
  await openComponentPage(channel, ROUTE);
  await channel.evaluate(() => {
    const listener = new BroadcastChannel('cart-sync-two-tabs');
    const sent: unknown[] = [];
    listener.addEventListener('message', ({data}) => sent.push(data));
    Object.assign(window, {listener, sent});
  });
  const reader = await heard(second);
  await one.more.click();
  await expect(one.mugs).toHaveValue('5');
  await expect(other.mugs).toHaveValue('5');
  await expect
    .poll(() => reader.log.map(({text}) => text))
    .toContain('Your cart changed in another tab');
  await reader.stop();
  await other.more.click();
  await expect(one.mugs).toHaveValue('6');
  await page.waitForTimeout(500);
  const sent = await channel.evaluate(() => (window as unknown as {sent: object[]}).sent);
  expect(sent).toHaveLength(2);
  expect(sent.map((message) => Object.keys(message).sort())).toEqual([
    ['at', 'cart', 'state'],
    ['at', 'cart', 'state'],
  ]);
});

test(`${ROUTE}: a hidden tab waits until it is shown @claim-cart-sync.when-shown`, async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const one = await openTab(page);
  const other = await openTab(second);
  await setHidden(second, true);
  await one.more.click();
  await one.more.click();
  await expect(one.mugs).toHaveValue('6');
  await second.waitForTimeout(500);
  await expect(other.mugs).toHaveValue('4');
  await setHidden(second, false);
  await expect(other.mugs).toHaveValue('6');
});

test(`${ROUTE}: shows which cart took the place of another @claim-cart-sync.replaced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-sync/replaced');
  const reader = await heard(page);
  await stage.getByRole('button').click();
  await expect(stage.getByText('You ordered in another tab.')).toBeVisible();
  await expect(stage.getByText('0 items in your cart')).toBeVisible();
  await expect
    .poll(() => reader.log.map(({text}) => text))
    .toContain('Your cart was replaced in another tab');
  await reader.stop();
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE}: calls back after "Back", and when the tab is shown again @claim-cart-sync.restored @claim-cart-sync.hidden`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/cart-sync/hidden');
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(stage.getByText('you were in another tab')).toBeVisible();
  // Playwright starts Chromium without its back/forward cache.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(stage.getByText('Back button')).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing after a change (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const stage = await liveExample(page, 'cart/cart-sync/side-by-side');
    await stage.getByRole('button', {name: 'Add a mug in tab 1'}).click();
    await expect(stage.getByText('5 items in your cart')).toHaveCount(2);
    await expectNoAxeFindings(page, stage);
  });
}
