import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

async function openByKey(page: Page, example: string, key = 'Enter') {
  const stage = await liveExample(page, `dialog/${example}`);
  const trigger = stage.getByRole('button').first();
  await trigger.focus();
  await page.keyboard.press(key);
  const dialog = stage.locator('dialog').first();
  await expect(dialog).toBeVisible();
  return {stage, trigger, dialog};
}

const rows = withClaims(keyboard, {
  open: '@claim-dialog.cross-last',
  tab: '@claim-dialog.focus @claim-dialog.cross-last',
  escape: '@claim-dialog.focus',
});

testKeyboard('ui/dialog', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {dialog} = await openByKey(page, 'sign-in-first', key);
      await expect(dialog.getByRole('button', {name: 'Why an account?'})).toBeFocused();
      await page.keyboard.press('Escape');
    }
  },

  async tab(page) {
    const {dialog} = await openByKey(page, 'sign-in-first');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', {name: 'Sign in'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', {name: 'Close'}).first()).toBeFocused();
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await dialog.evaluate((element) => {
        const {activeElement} = document;
        // After the last control the focus may leave for the browser's own controls, and then it is on the body.
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
  },

  async 'shift-tab'(page) {
    const {dialog} = await openByKey(page, 'sign-in-first');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', {name: 'Why an account?'})).toBeFocused();
  },

  async escape(page) {
    const {dialog, trigger} = await openByKey(page, 'size-guide');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  },

  async 'escape-nested'(page) {
    const {dialog} = await openByKey(page, 'sign-in-first');
    await page.keyboard.press('Enter');
    const upper = dialog.locator('dialog');
    await expect(upper).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upper).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Why an account?'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },

  async scroll(page) {
    const {dialog} = await openByKey(page, 'return-policy');
    const body = dialog.locator('[tabindex="0"]');
    await body.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => body.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => body.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  },
});

test('ui/dialog: a press on the backdrop closes, unless the dialog would lose something', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dialog');
  const guide = await openByKey(page, 'size-guide');
  await page.mouse.click(5, 5);
  await expect(guide.dialog).toBeHidden();
  for (const example of ['gift-message', 'clear-cart']) {
    const {dialog} = await openByKey(page, example);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('ui/dialog: the page behind does not scroll and does not move @claim-dialog.page-behind', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dialog');
  const {trigger, dialog} = await openByKey(page, 'size-guide');
  const before = await trigger.boundingBox();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await trigger.boundingBox()).toEqual(before);
});

test('ui/dialog: the browser opens and closes it without scripts @claim-dialog.no-script', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await openComponentPage(page, 'ui/dialog');
  const stage = page.locator('[data-example="dialog/size-guide"] .example-stage');
  await stage.getByRole('button', {name: 'Size guide'}).click();
  const dialog = stage.getByRole('dialog', {name: 'Sizes of jackets'});
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();
  await page.close();
});

test('ui/dialog: axe finds nothing in open dialogs', async ({page}) => {
  await openComponentPage(page, 'ui/dialog');
  for (const example of ['size-guide', 'clear-cart', 'gift-message', 'return-policy']) {
    const {stage, dialog} = await openByKey(page, example);
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('ui/dialog: fits a screen of 320 pixels, has an edge in forced colors, moves on request alone @claim-dialog.reduced-motion @claim-dialog.forced-colors', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 480});
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openComponentPage(page, 'ui/dialog');
  const {dialog} = await openByKey(page, 'return-policy');
  await expect(dialog).toHaveCSS('transition-duration', '0s');
  await expect(dialog).toHaveCSS('border-top-width', '1px');
  const box = (await dialog.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(box.y + box.height).toBeLessThanOrEqual(480);
  const overflow = await dialog.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
  await expect(dialog.getByRole('button', {name: 'Got it'})).toBeInViewport();
});

test('ui/dialog: is a modal of the browser, behind which nothing takes a press @claim-dialog.modal', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dialog');
  const {dialog, trigger} = await openByKey(page, 'clear-cart');
  expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
  const box = (await trigger.boundingBox())!;
  const isReached = await trigger.evaluate(
    (button, {x, y}) => button.contains(document.elementFromPoint(x, y)),
    {x: box.x + 2, y: box.y + 2},
  );
  expect(isReached).toBe(false);
});
