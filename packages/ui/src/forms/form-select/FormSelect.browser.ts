import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/form-select';

const rows = withClaims(keyboard, {
  type: '@claim-form-select.native',
  open: '@claim-form-select.native',
  next: '@claim-form-select.arrow-keys',
});

testKeyboard('ui/forms/form-select', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'forms/form-select/country');
    await stage.getByLabel('Country').focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button')).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'forms/form-select/country');
    await stage.getByRole('button').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByLabel('Country')).toBeFocused();
  },

  async next(page) {
    const stage = await liveExample(page, 'forms/form-select/sort-products');
    await stage.getByLabel('Sort by').focus();
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByLabel('Sort by')).toHaveValue('price');
    await expect(stage.getByRole('listitem').first()).toHaveText('Stoneware mug, €14.00');
    await expect(stage.getByRole('listitem').last()).toHaveText('Wool scarf, €42.00');
    await expect(stage.getByLabel('Sort by')).toBeFocused();
  },

  async previous(page) {
    const stage = await liveExample(page, 'forms/form-select/country');
    await stage.getByLabel('Country').selectOption('BE');
    await stage.getByLabel('Country').focus();
    await page.keyboard.press('ArrowUp');
    await expect(stage.getByLabel('Country')).toHaveValue('AT');
  },

  async type(page) {
    const stage = await liveExample(page, 'forms/form-select/country');
    await stage.getByLabel('Country').focus();
    await page.keyboard.type('ne');
    await expect(stage.getByLabel('Country')).toHaveValue('NL');
  },

  async open(page) {
    const stage = await liveExample(page, 'forms/form-select/country');
    const select = stage.getByLabel('Country');
    for (const key of ['Space', 'Alt+ArrowDown']) {
      await select.focus();
      await page.keyboard.press(key);
      expect(await select.evaluate((element) => element.matches(':open')), key).toBe(true);
      await page.keyboard.press('Escape');
      expect(await select.evaluate((element) => element.matches(':open')), key).toBe(false);
    }
  },
});

test(`${ROUTE} asks for a choice`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/form-select/country');
  const select = stage.getByLabel('Country');
  await stage.getByRole('button').click();
  await expect(select).toBeFocused();
  await expect(select).toHaveAccessibleDescription('Choose where we send it.');
  await expectNoAxeFindings(page, stage);
  await select.selectOption('CH');
  await expect(select).toHaveAttribute('aria-invalid', 'false');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('status')).toHaveText(/^Delivery options for CH/);
});

test(`${ROUTE} mirrors its arrow from right to left`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/form-select/states');
  const frame = stage.locator('span:has(> select)').first();
  const arrowX = async () => {
    const [arrow, box] = [await frame.locator('svg').boundingBox(), await frame.boundingBox()];
    return (arrow?.x ?? 0) - (box?.x ?? 0);
  };
  expect(await arrowX()).toBeGreaterThan(100);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  // The stage resets its elements to the browser's styles, the direction included.
  await frame.evaluate((element) => element.setAttribute('dir', 'rtl'));
  expect(await arrowX()).toBeLessThan(20);
});

test(`${ROUTE} has an arrow in the color of text in forced colors @claim-form-select.forced-colors`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const frame = (await liveExample(page, 'forms/form-select/country')).locator(
    'span:has(> select)',
  );
  const [arrow, text] = await frame.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'CanvasText';
    return [getComputedStyle(element.querySelector('svg')!).stroke, getComputedStyle(probe).color];
  });
  expect(arrow).toBe(text);
});
