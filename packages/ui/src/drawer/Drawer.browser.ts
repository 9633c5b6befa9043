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
  const stage = await liveExample(page, `drawer/${example}`);
  const trigger = stage.getByRole('button').first();
  await trigger.focus();
  await page.keyboard.press(key);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  // Wait until it has stopped moving.
  await expect(drawer).not.toHaveAttribute('data-starting-style');
  await expect.poll(() => drawer.evaluate((element) => element.getAnimations().length)).toBe(0);
  return {stage, trigger, drawer};
}

/** Height of the part of a drawer that is on the screen. */
const shownHeight = async (page: Page) => 800 - (await page.getByRole('dialog').boundingBox())!.y;

const rows = withClaims(keyboard, {
  open: '@claim-drawer.pattern',
  tab: '@claim-drawer.pattern',
  escape: '@claim-drawer.pattern',
});

testKeyboard('ui/drawer', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {drawer} = await openByKey(page, 'delivery-options', key);
      await expect(drawer).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
  },

  async tab(page) {
    const {drawer} = await openByKey(page, 'delivery-options');
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', {name: 'Standard'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', {name: 'Express'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', {name: 'Standard'})).toBeFocused();
  },

  async handle(page) {
    const {drawer} = await openByKey(page, 'store-list');
    expect(await shownHeight(page)).toBeCloseTo(400, -1);
    const handle = drawer.getByRole('button', {name: 'Change the height'});
    await handle.press('Enter');
    await expect.poll(() => shownHeight(page)).toBeGreaterThan(750);
    await handle.press('Space');
    await expect.poll(() => shownHeight(page)).toBeLessThan(420);
  },

  async escape(page) {
    const {drawer, trigger} = await openByKey(page, 'delivery-options');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(trigger).toBeFocused();
  },
});

async function swipe(page: Page, from: {x: number; y: number}, distance: number) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(from.x, from.y + (distance * step) / 8);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

test('ui/drawer: a swipe down closes it', async ({page}) => {
  await openComponentPage(page, 'ui/drawer');
  const {drawer} = await openByKey(page, 'size-choice');
  const box = (await drawer.boundingBox())!;
  await swipe(page, {x: box.x + box.width / 2, y: box.y + 8}, box.height * 0.8);
  await expect(drawer).toBeHidden();
});

test('ui/drawer: a press on the page closes it, unless it is told not to', async ({page}) => {
  await openComponentPage(page, 'ui/drawer');
  const {drawer} = await openByKey(page, 'delivery-options');
  await page.mouse.click(5, 100);
  await expect(drawer).toBeHidden();
  await openByKey(page, 'opened-by-code');
  await page.mouse.click(5, 100);
  await page.waitForTimeout(400);
  await expect(drawer).toBeVisible();
});

test('ui/drawer: axe finds nothing in open drawers, and they fit a screen of 320 pixels @claim-drawer.reduced-motion @claim-drawer.forced-colors', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openComponentPage(page, 'ui/drawer');
  for (const example of ['delivery-options', 'store-list', 'size-choice', 'opened-by-code']) {
    const {stage, drawer} = await openByKey(page, example);
    await expect(drawer).toHaveCSS('transition-duration', '0s');
    await expect(drawer).toHaveCSS('border-top-width', '1px');
    await expectNoAxeFindings(page, stage, drawer);
    const box = (await drawer.boundingBox())!;
    expect(box.x, example).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});

test('ui/drawer: says that it is modal at each snap point, and hides the page from screen readers @claim-drawer.modal', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/drawer');
  for (const example of ['delivery-options', 'store-list']) {
    const {stage, drawer} = await openByKey(page, example);
    await expect(drawer).toHaveAttribute('aria-modal', 'true');
    await expect(drawer).toHaveAccessibleName(/Delivery|Stores near you/);
    expect(await stage.evaluate((one) => one.closest('[aria-hidden="true"]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(await stage.evaluate((one) => one.closest('[aria-hidden="true"]'))).toBe(null);
  }
});
