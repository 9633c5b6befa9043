import {expect, type Locator, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/product/size-guide';

async function openedOn(page: Page, key = 'Enter') {
  const stage = await liveExample(page, 'product/size-guide/jacket');
  const trigger = stage.getByRole('button', {name: 'Size guide'});
  await trigger.press(key);
  const dialog = stage.getByRole('dialog', {name: 'Size guide'});
  await expect(dialog).toBeVisible();
  return {stage, trigger, dialog};
}

/** Expects a row in a unit, and in that unit alone. */
async function expectChest(place: Locator, chest: string) {
  const cell = place.getByRole('row', {name: /^M/}).getByRole('cell').first();
  await expect(cell).toHaveText(chest, {useInnerText: true});
}

const rows = withClaims(keyboard, {
  open: '@claim-size-guide.focus',
  unit: '@claim-size-guide.units',
  escape: '@claim-size-guide.focus',
});

testKeyboard('commerce-ui/product/size-guide', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {dialog} = await openedOn(page, key);
      await expect(dialog.getByRole('radio', {name: 'Centimeters'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },

  async unit(page) {
    const {dialog} = await openedOn(page);
    await expectChest(dialog, '95–101');
    for (const [key, chest] of [
      ['ArrowRight', '37.5–40'],
      ['ArrowDown', '95–101'],
      ['ArrowLeft', '37.5–40'],
      ['ArrowUp', '95–101'],
    ] as const) {
      await page.keyboard.press(key);
      await expectChest(dialog, chest);
    }
  },

  async scroll(page) {
    await page.setViewportSize({width: 320, height: 640});
    const {dialog} = await openedOn(page);
    const area = dialog.getByRole('region');
    const left = () => area.evaluate(({scrollLeft}) => scrollLeft);
    await area.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBe(0);
  },

  async escape(page) {
    const {dialog, trigger} = await openedOn(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in the dialog, in both units (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage, dialog} = await openedOn(page);
    await expectNoAxeFindings(page, stage);
    await dialog.getByRole('radio', {name: 'Inches'}).check();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: the row follows the size that is chosen @claim-size-guide.selected`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'product/size-guide/jacket');
  await stage.getByRole('radio', {name: 'XL'}).check();
  await stage.getByRole('button', {name: 'Size guide'}).click();
  const row = stage.getByRole('row', {name: /^XL/});
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toContainText('selected');
  const weight = await row
    .getByRole('cell')
    .first()
    .evaluate((one) => getComputedStyle(one).fontWeight);
  expect(Number(weight)).toBeGreaterThanOrEqual(600);
});

test(`${ROUTE}: the dialog fits a screen of 320 pixels, and the table alone scrolls sideways @claim-size-guide.small-screen`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const {dialog} = await openedOn(page);
  const overflows = (place: Locator) => place.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(await overflows(dialog)).toBe(0);
  expect(await overflows(dialog.getByRole('region'))).toBeGreaterThan(0);
  await expect(dialog.getByRole('heading', {name: 'Size guide'})).toBeInViewport();
});

test(`${ROUTE}: unfolds in its place without JavaScript, and changes the unit @claim-size-guide.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'product/size-guide/jacket');
    await expect(stage.getByRole('button', {name: 'Size guide'})).toHaveCount(0);
    await expect(stage.getByRole('table')).toHaveCount(0);
    await stage.locator('summary').click();
    await expectChest(stage, '95–101');
    await stage.getByRole('radio', {name: 'Inches'}).check();
    await expectChest(stage, '37.5–40');
  });
});
