import {expect, type Locator, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {heard, latestAnnouncement} from '../../../../tests/lib/heard.ts';
import {hasEdge} from '../../../../tests/lib/looks.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/toast';

const region = (page: Page) => page.getByRole('region', {name: 'Notifications'});
const toasts = (page: Page) => region(page).getByRole('listitem');

/** Shows the toast of an example by the keyboard, and returns the button that has the focus. */
async function show(page: Page, example: string, name: string | RegExp = /./) {
  const stage = await liveExample(page, `toast/${example}`);
  const button = stage.getByRole('button', {name}).first();
  await button.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  return button;
}

/** Clicks the close button of a toast, which is in an open dialog. */
async function dismiss(dialog: Locator, text: string) {
  const toast = dialog.getByRole('listitem').filter({hasText: text});
  await toast.getByRole('button', {name: 'Dismiss'}).click();
  await expect(toast).toHaveCount(0);
}

const rows = withClaims(keyboard, {
  f6: '@claim-toast.f6',
  tab: '@claim-toast.tab',
  escape: '@claim-toast.focus-back',
  activate: '@claim-toast.focus-back',
});

testKeyboard('ui/toast', rows, {
  async f6(page) {
    const button = await show(page, 'added-to-cart');
    await page.keyboard.press('F6');
    await expect(region(page)).toBeFocused();
    await page.keyboard.press('F6');
    await expect(button).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('F6');
    await expect(button).toBeFocused();
  },

  async tab(page) {
    await show(page, 'undo', 'Remove Wool scarf');
    const stage = await liveExample(page, 'toast/undo');
    await stage.getByRole('button', {name: 'Remove Rain jacket'}).press('Enter');
    await expect(toasts(page)).toHaveCount(2);
    await page.keyboard.press('F6');
    for (const [index, name] of [
      [0, 'Undo'],
      [0, 'Dismiss'],
      [1, 'Undo'],
      [1, 'Dismiss'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(toasts(page).nth(index).getByRole('button', {name})).toBeFocused();
    }
    await expect(toasts(page).first()).toContainText('Rain jacket removed');
    // The region follows the page's last link.
    await page.locator('footer a').last().focus();
    await page.keyboard.press('Tab');
    await expect(toasts(page).first().getByRole('button', {name: 'Undo'})).toBeFocused();
  },

  async escape(page) {
    const button = await show(page, 'added-to-cart');
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
    await expect(button).toBeFocused();
  },

  async activate(page) {
    for (const key of ['Enter', 'Space']) {
      const button = await show(page, 'payment-failed');
      await page.keyboard.press('F6');
      await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      await expect(region(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await show(page, 'added-to-cart');
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#cart$/);
    await expect(region(page)).toBeHidden();
  },
});

test(`${ROUTE} is announced once, and takes no focus @claim-toast.heard @claim-toast.no-focus @claim-toast.again`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'toast/added-to-cart');
  const pay = await liveExample(page, 'toast/payment-failed');
  const reader = await heard(page);
  const add = stage.getByRole('button');
  for (const count of [1, 2]) {
    await add.press('Enter');
    await expect.poll(() => reader.log.length).toBe(count);
    await expect(add).toBeFocused();
    await expect(toasts(page)).toHaveCount(1);
  }
  await pay.getByRole('button').click();
  await expect.poll(() => reader.log.length).toBe(3);
  const added = 'polite: Wool scarf added to your cart. View cart (F6).';
  const log = (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text}`);
  expect(log).toEqual([
    added,
    added,
    'assertive: Your bank declined the payment. Nothing was charged. Your cart is saved.',
  ]);
});

test(`${ROUTE} is a landmark without findings, and none while it is empty @claim-toast.landmark @claim-toast.place`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  await liveExample(page, 'toast/wish-list');
  await expect(region(page)).toHaveCount(0);
  await show(page, 'wish-list');
  await expectNoAxeFindings(page, region(page));
  await expect(region(page).locator('..')).toHaveJSProperty('parentElement.localName', 'body');
  await region(page).getByRole('button').click();
  await expect(region(page)).toHaveCount(0);
});

test(`${ROUTE} counts its time again after the pointer's toast is gone @claim-toast.pauses`, async ({
  page,
}) => {
  await page.clock.install();
  await openComponentPage(page, ROUTE);
  const button = await show(page, 'wish-list');
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await region(page).getByRole('button').click();
  await expect(toasts(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await button.press('Enter');
  await page.clock.runFor(9000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(toasts(page)).toHaveCount(0);
});

test(`${ROUTE} is usable above a modal dialog, which stays open, and after it @claim-toast.dialog @claim-toast.place`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  await show(page, 'added-to-cart');
  // The reader hears the dialog's toast alone, so the page's toast has been announced before.
  await expect(latestAnnouncement(page)).toHaveText(/^Wool scarf added to your cart/);
  const stage = await liveExample(page, 'toast/over-a-dialog');
  await stage.getByRole('button', {name: 'Gift options'}).press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Gift options'});
  const reader = await heard(page);
  await dialog.getByRole('button', {name: 'Add gift wrapping'}).press('Enter');
  await expect.poll(() => reader.log.length).toBe(1);
  expect((await reader.stop())[0]?.text).toBe('Gift wrapping added. Undo (F6).');
  // Each example has a provider, and so a region.
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dismiss(dialog, 'Wool scarf added to your cart');
  await expectNoAxeFindings(page, dialog);
  // The click reaches the toast, so it is on top.
  await dialog.getByRole('button', {name: 'Undo'}).click();
  await expect(dialog.getByText('Not wrapped.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F6');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await expect(dialog.getByRole('button', {name: 'Add gift wrapping'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button', {name: 'Undo'}).click();
  await expect(region(page)).toHaveCount(0);
});

test(`${ROUTE} is usable above a drawer, which hides the page around it @claim-toast.drawer`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  await show(page, 'added-to-cart');
  const stage = await liveExample(page, 'toast/in-a-drawer');
  await stage.getByRole('button', {name: 'Filters'}).press('Enter');
  const drawer = page.getByRole('dialog', {name: 'Filters'});
  await drawer.getByRole('button', {name: 'Save filters'}).press('Enter');
  // Roles are those of the accessibility tree: nothing hides the region that was there before the drawer.
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await dismiss(drawer, 'Wool scarf added to your cart');
  await expectNoAxeFindings(page, drawer);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', {name: 'View saved filters'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('listitem')).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await show(page, 'added-to-cart');
});

test(`${ROUTE} has an edge in forced colors @claim-toast.forced-colors`, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  for (const example of ['added-to-cart', 'payment-failed', 'wish-list']) {
    await page.reload();
    await show(page, example);
    expect(await hasEdge(toasts(page))).toBe(true);
    await expectNoAxeFindings(page, region(page));
  }
});

test(`${ROUTE} appears at once with reduced motion @claim-toast.reduced-motion`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  await show(page, 'added-to-cart');
  await expect(toasts(page)).not.toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(toasts(page)).toHaveCSS('transition-duration', '0s');
});

test(`${ROUTE} fits a screen of 320 pixels, with targets for a thumb @claim-toast.narrow`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 480});
  await openComponentPage(page, ROUTE);
  for (const example of ['added-to-cart', 'payment-failed']) {
    await show(page, example);
    const box = (await toasts(page).boundingBox())!;
    expect([box.x, box.width]).toEqual([16, 288]);
    expect(await toasts(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const control of await toasts(page).locator('button, a').all()) {
      const {width, height} = (await control.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expectNoAxeFindings(page, region(page));
    await region(page).getByRole('button', {name: 'Dismiss'}).click();
    await expect(region(page)).toHaveCount(0);
  }
});

test(`${ROUTE} leaves most of a narrow screen free, and shows older toasts by scrolling @claim-toast.height`, async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openComponentPage(page, ROUTE);
  for (const example of ['added-to-cart', 'payment-failed', 'wish-list', 'undo']) {
    const stage = await liveExample(page, `toast/${example}`);
    await stage.getByRole('button').first().press('Enter');
  }
  const stage = await liveExample(page, 'toast/undo');
  await stage.getByRole('button', {name: 'Remove Rain jacket'}).press('Enter');
  await expect(toasts(page)).toHaveCount(5);
  const layer = page.locator('#storefront-toolkit-toasts');
  const {y, height} = (await layer.boundingBox())!;
  expect([y, height]).toEqual([480, 320]);
  // Each region has a name that no other on the page has.
  const names = await region(page).evaluateAll((all) => all.map(({ariaLabel}) => ariaLabel));
  expect(new Set(names).size).toBe(4);
  await expectNoAxeFindings(page, layer);
  const last = toasts(page).last().getByRole('button', {name: 'Dismiss'});
  await expect(last).not.toBeInViewport();
  await last.click();
  await expect(toasts(page)).toHaveCount(4);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(layer).toHaveCSS('max-height', '800px');
});

test(`${ROUTE} is in the corner where lines end @claim-toast.corner`, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openComponentPage(page, ROUTE);
  await show(page, 'added-to-cart');
  const box = async () => (await toasts(page).boundingBox())!;
  // It moves into its place.
  await expect
    .poll(async () => {
      const {x, y, width, height} = await box();
      return [x + width, y + height];
    })
    .toEqual([1280 - 16, 800 - 16]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect.poll(async () => (await box()).x).toBe(16);
});
