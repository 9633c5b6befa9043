import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['mini-cart', 'store-menu', 'search-from-the-top', 'added-to-cart'];

async function openByKey(page: Page, example: string, key = 'Enter') {
  const stage = await liveExample(page, `sheet/${example}`);
  const trigger = stage.getByRole('button').first();
  await trigger.focus();
  await page.keyboard.press(key);
  const sheet = stage.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // Wait until it has stopped moving.
  await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
  return {stage, trigger, sheet};
}

const rows = withClaims(keyboard, {
  open: '@claim-sheet.keys',
  tab: '@claim-sheet.keys',
  escape: '@claim-sheet.keys',
});

testKeyboard('ui/sheet', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {sheet} = await openByKey(page, 'mini-cart', key);
      await expect(sheet.getByRole('button', {name: 'Remove Wool scarf'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
  },

  async tab(page) {
    const {sheet} = await openByKey(page, 'store-menu');
    await expect(sheet.getByRole('link', {name: 'New arrivals'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', {name: 'Jackets'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(sheet.getByRole('link', {name: 'New arrivals'})).toBeFocused();
    for (let i = 0; i < 10; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await sheet.evaluate((element) => {
        const {activeElement} = document;
        // After the last control the focus may leave for the browser's own controls, and then it is on the body.
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
  },

  async escape(page) {
    for (const example of EXAMPLES) {
      const {sheet, trigger} = await openByKey(page, example);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(trigger).toBeFocused();
    }
  },
});

test('ui/sheet: stands along its edge in both directions', async ({page}) => {
  await openComponentPage(page, 'ui/sheet');
  const edges = async (example: string) => {
    const {sheet} = await openByKey(page, example);
    const {x, y, width, height} = (await sheet.boundingBox())!;
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    return {left: x, right: x + width, top: y, bottom: y + height};
  };
  expect(await edges('mini-cart')).toMatchObject({right: 1280, top: 0, bottom: 800});
  expect(await edges('store-menu')).toMatchObject({left: 0, top: 0, bottom: 800});
  expect(await edges('search-from-the-top')).toMatchObject({left: 0, right: 1280, top: 0});
  expect(await edges('added-to-cart')).toMatchObject({left: 0, right: 1280, bottom: 800});
  const stage = page.locator('[data-example="sheet/mini-cart"] .example-stage');
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  expect(await edges('mini-cart')).toMatchObject({left: 0, top: 0, bottom: 800});
});

test('ui/sheet: a press on the page closes it', async ({page}) => {
  await openComponentPage(page, 'ui/sheet');
  const {sheet} = await openByKey(page, 'mini-cart');
  await page.mouse.click(5, 300);
  await expect(sheet).toBeHidden();
});

test('ui/sheet: axe finds nothing in open sheets, and they fit a screen of 320 pixels @claim-sheet.preferences', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openComponentPage(page, 'ui/sheet');
  for (const example of EXAMPLES) {
    const {stage, sheet} = await openByKey(page, example);
    await expect(sheet).toHaveCSS('transition-duration', '0s');
    const inner = {end: 'left', start: 'right', top: 'bottom', bottom: 'top'}[
      (await sheet.getAttribute('data-side')) as 'end' | 'start' | 'top' | 'bottom'
    ];
    await expect(sheet).toHaveCSS(`border-${inner}`, /^1px solid/);
    await expectNoAxeFindings(page, stage);
    const box = (await sheet.boundingBox())!;
    expect(box.x, example).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    const overflow = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('ui/sheet: leaves a strip of a narrow screen, and a press on it closes the sheet @claim-sheet.strip', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await openComponentPage(page, 'ui/sheet');
  for (const example of EXAMPLES) {
    const {sheet} = await openByKey(page, example);
    const {x, y, width, height} = (await sheet.boundingBox())!;
    const strips = [
      {room: x, press: [x / 2, 300]},
      {room: 320 - x - width, press: [(x + width + 320) / 2, 300]},
      {room: y, press: [160, y / 2]},
      {room: 600 - y - height, press: [160, (y + height + 600) / 2]},
    ];
    const [strip] = strips.sort((one, other) => other.room - one.room);
    expect(strip!.room, example).toBeGreaterThanOrEqual(24);
    await page.mouse.click(strip!.press[0]!, strip!.press[1]!);
    await expect(sheet).toBeHidden();
  }
});

test('ui/sheet: the browser opens and closes it without scripts @claim-sheet.no-script', async ({
  browser,
}) => {
  await withoutScripts(browser, 'ui/sheet', async (page) => {
    const stage = servedExample(page, 'sheet/mini-cart');
    await stage.getByRole('button').first().click();
    const sheet = stage.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', {name: 'Close'}).click();
    await expect(sheet).toBeHidden();
  });
});
