import {expect, type Page, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const PHONE = {width: 390, height: 800};

async function openByKey(page: Page, example: string, key = 'Enter') {
  await page.setViewportSize(PHONE);
  const stage = await liveExample(page, `flex-drawer/${example}`);
  const trigger = stage.locator('[popovertarget]');
  await trigger.focus();
  await page.keyboard.press(key);
  const drawer = stage.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.getAnimations().length)).toBe(0);
  return {stage, trigger, drawer};
}

const rows = withClaims(keyboard, {
  tab: '@claim-flex-drawer.focus',
  escape: '@claim-flex-drawer.modal',
});

testKeyboard('ui/flex-drawer', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {stage, drawer} = await openByKey(page, 'category-filters', key);
      await expect(drawer.getByLabel('Blue')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(stage.locator('section')).toBeHidden();
    }
  },

  async tab(page) {
    const {drawer} = await openByKey(page, 'category-filters');
    await page.keyboard.press('Tab');
    await expect(drawer.getByLabel('Red')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByLabel('Blue')).toBeFocused();
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await drawer.evaluate((element) => {
        const {activeElement} = document;
        // After the last control the focus may leave for the browser's own controls, and then it is on the body.
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
  },

  async escape(page) {
    await page.setViewportSize(PHONE);
    await liveExample(page, 'flex-drawer/category-filters');
    const inert = await page.locator('[inert]').count();
    const {stage, trigger} = await openByKey(page, 'category-filters');
    expect(await page.locator('[inert]').count()).toBeGreaterThan(inert);
    await page.keyboard.press('Escape');
    await expect(stage.locator('section')).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(inert);
  },
});

test('ui/flex-drawer: is a panel on a wide screen, and closes when the screen becomes wide @claim-flex-drawer.region @claim-flex-drawer.wide', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/flex-drawer');
  const stage = await liveExample(page, 'flex-drawer/category-filters');
  await expect(stage.getByRole('region', {name: 'Color'})).toBeVisible();
  await expect(stage.locator('[popovertarget]')).toBeHidden();
  await stage.getByLabel('Red').check();
  await expect(stage.getByRole('listitem')).toHaveText(['Red anorak']);
  const {drawer} = await openByKey(page, 'category-filters');
  await expect(drawer.getByLabel('Red')).toBeChecked();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(stage.getByRole('region', {name: 'Color'})).toBeVisible();
  await expect(stage.locator('section')).toHaveCSS('position', 'static');
});

test('ui/flex-drawer: a press on the page closes it, and the browser opens it without scripts @claim-flex-drawer.no-script', async ({
  browser,
  page,
}) => {
  await openComponentPage(page, 'ui/flex-drawer');
  const {drawer} = await openByKey(page, 'order-summary');
  await page.mouse.click(100, 100);
  await expect(drawer).toBeHidden();
  const still = await browser.newPage({javaScriptEnabled: false, viewport: PHONE});
  await openComponentPage(still, 'ui/flex-drawer');
  const stage = still.locator('[data-example="flex-drawer/order-summary"] .example-stage');
  await expect(stage.locator('section')).toBeHidden();
  await stage.locator('[popovertarget]').click();
  await expect(stage.locator('section')).toBeVisible();
  await still.close();
});

test('ui/flex-drawer: axe finds nothing, open or not, and it fits a screen of 320 pixels @claim-flex-drawer.reduced-motion @claim-flex-drawer.forced-colors', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openComponentPage(page, 'ui/flex-drawer');
  for (const example of ['category-filters', 'order-summary', 'guide-contents', 'store-hours']) {
    await page.setViewportSize({width: 1280, height: 800});
    const stage = await liveExample(page, `flex-drawer/${example}`);
    await expectNoAxeFindings(page, stage);
    const {drawer} = await openByKey(page, example);
    await page.setViewportSize({width: 320, height: 600});
    await expect(drawer).toHaveCSS('border-top-width', '1px');
    await expect(drawer).toHaveCSS('transition-duration', '0s');
    await expectNoAxeFindings(page, stage);
    const box = (await drawer.boundingBox())!;
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});
