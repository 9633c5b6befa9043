import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  pressDisabled,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/combobox';

/** The combobox of an example, with what its tests look at. */
async function combobox(page: Page, id = 'pickup-city', name = /./) {
  const stage = await liveExample(page, `forms/combobox/${id}`);
  const input = stage.getByRole('combobox', {name});
  const list = stage.getByRole('listbox');
  const current = list.locator('[data-highlighted]');
  const option = (text: string | RegExp) => list.getByRole('option', {name: text});
  return {stage, input, list, current, option};
}

/** Where the cursor is in the focused input. */
const cursorOf = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);

const rows = withClaims(keyboard, {
  down: '@claim-combobox.focus',
  escape: '@claim-combobox.clear',
  type: '@claim-combobox.matching',
});

testKeyboard('ui/forms/combobox', rows, {
  async down(page) {
    const {input, current} = await combobox(page);
    await input.press('ArrowDown');
    await expect(current).toHaveText('Bordeaux');
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await current.getAttribute('id'))!,
    );
    await input.press('ArrowDown');
    await expect(current).toHaveText('Genève');
    for (let count = 0; count < 7; count++) await input.press('ArrowDown');
    await expect(current).toHaveText('Bordeaux');
    await expect(input).toHaveValue('');
  },

  async up(page) {
    const {input, current} = await combobox(page);
    await input.press('ArrowUp');
    await expect(current).toHaveText('Zürich');
    await input.press('ArrowUp');
    await expect(current).toHaveText('Orléans');
    await input.press('ArrowDown');
    await input.press('ArrowDown');
    await input.press('ArrowUp');
    await expect(current).toHaveText('Zürich');
  },

  async 'alt-down'(page) {
    const {input, list, current} = await combobox(page);
    await input.press('Alt+ArrowDown');
    await expect(list).toBeVisible();
    await expect(current).toHaveCount(0);
  },

  async 'alt-up'(page) {
    const {input, list} = await combobox(page);
    await input.press('ArrowDown');
    await input.press('Alt+ArrowUp');
    await expect(list).toBeHidden();
    await expect(input).toHaveValue('');
  },

  async enter(page) {
    const {stage, input, list} = await combobox(page, 'size');
    await input.press('ArrowDown');
    await input.press('Enter');
    await expect(input).toHaveValue('Small');
    await expect(list).toBeHidden();
    await expect(stage.getByRole('status')).toHaveText('');
    await input.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Rain jacket, Small, is in your cart.');
  },

  async escape(page) {
    const {input, list} = await combobox(page);
    await input.pressSequentially('ly');
    await input.press('ArrowDown');
    await input.press('Escape');
    await expect(list).toBeHidden();
    await expect(input).toHaveValue('ly');
    await input.press('Escape');
    await expect(input).toHaveValue('');
    await expect(list).toBeHidden();
  },

  async 'home-end'(page) {
    const {input, current} = await combobox(page);
    await input.pressSequentially('li');
    for (const [key, place] of [
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await input.press('ArrowDown');
      await expect(current).toHaveCount(1);
      await input.press(key);
      await expect(current).toHaveCount(0);
      expect(await cursorOf(page)).toBe(place);
    }
  },

  async 'left-right'(page) {
    const {input, current} = await combobox(page);
    await input.pressSequentially('li');
    for (const [key, place] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await input.press('ArrowDown');
      await expect(current).toHaveCount(1);
      await input.press(key);
      await expect(current).toHaveCount(0);
      expect(await cursorOf(page)).toBe(place);
    }
  },

  async type(page) {
    const {input, list} = await combobox(page);
    await input.pressSequentially('GE');
    await expect(list.getByRole('option')).toHaveText(['Genève', 'Liège']);
    await input.pressSequentially('neve');
    await expect(list.getByRole('option')).toHaveText(['Genève']);
  },

  async tab(page) {
    const {stage, input, list} = await combobox(page, 'size');
    await input.press('ArrowDown');
    await input.press('ArrowDown');
    await input.press('Tab');
    await expect(input).toHaveValue('Medium');
    await expect(list).toBeHidden();
    await expect(stage.getByRole('button', {name: 'Add to cart'})).toBeFocused();
  },
});

test(`${ROUTE} opens in both color modes without a finding of axe`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const {stage, input, current} = await combobox(page, 'size');
  await input.press('ArrowDown');
  await expect(current).toBeVisible();
  await expectNoAxeFindings(page, stage);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expectNoAxeFindings(page, stage);
  await input.fill('Paris');
  await expect(stage.getByText('No suggestions')).toBeVisible();
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE} is chosen from with a pointer, and leaves the focus in the input @claim-combobox.focus`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, input, list, option} = await combobox(page, 'pickup-city');
  await input.click();
  await option('Lyon').click();
  await expect(input).toHaveValue('Lyon');
  await expect(input).toBeFocused();
  await expect(list).toBeHidden();
  await stage.getByRole('button', {name: 'Clear City for pickup'}).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await input.click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(list).toBeHidden();
});

test(`${ROUTE} keeps its popup from changing what is sold out`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const {input, option} = await combobox(page, 'size');
  await input.click();
  await pressDisabled(page, option(/^Large/));
  await expect(input).toHaveValue('');
});

test(`${ROUTE} is required and checked by the field around it @claim-combobox.options-only @claim-combobox.settles`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, input} = await combobox(page, 'size');
  const add = stage.getByRole('button', {name: 'Add to cart'});
  await add.click();
  await expect(input).toHaveAccessibleDescription('Choose a size.');
  await input.fill('Large');
  await add.click();
  await expect(input).toHaveAccessibleDescription('Choose one of the sizes that we have in stock.');
  await expectNoAxeFindings(page, stage);
  await input.fill('extra LARGE');
  await add.click();
  await expect(input).toHaveValue('Extra large');
  await expect(input).not.toHaveAttribute('aria-invalid');
  await add.click();
  await expect(stage.getByRole('status')).toHaveText('Rain jacket, Extra large, is in your cart.');
});

test(`${ROUTE} announces suggestions of a server once, when they have come @claim-combobox.announced @claim-combobox.loading`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, input, list} = await combobox(page, 'product-search');
  const reader = await heard(page);
  // The example plays a server that answers soon, so the states are noted as they come.
  const whileLoading = await stage.evaluateHandle((element) => {
    const states = new Set<string | null>();
    new MutationObserver(() => {
      if (!element.textContent.includes('Loading suggestions…')) return;
      states.add(element.querySelector('[role="combobox"]')!.getAttribute('aria-expanded'));
    }).observe(element, {subtree: true, childList: true, characterData: true, attributes: true});
    return states;
  });
  await input.pressSequentially('camp');
  await expect(list.getByRole('option')).toHaveCount(2);
  expect(await whileLoading.evaluate((states) => [...states])).toEqual(['false']);
  await expect.poll(() => reader.log.at(-1)?.text).toBe('2 suggestions');
  const said = (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text}`);
  expect(said.filter((text) => text !== 'polite: Loading suggestions…')).toEqual([
    'polite: 2 suggestions',
  ]);
});

test(`${ROUTE} outlines the highlighted option in forced colors @claim-combobox.forced-colors`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {input, current, option} = await combobox(page);
  await input.press('ArrowDown');
  await expect(current).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(current).toHaveCSS('outline', /solid 2px/);
  await expect(current).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await expect(option('Lyon')).toHaveCSS('outline-style', 'none');
});

test(`${ROUTE} has a list that fits a small screen, and scrolls to its option @claim-combobox.small-screen`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 360});
  await openComponentPage(page, ROUTE);
  const {stage, input, list, current} = await combobox(page, 'with-an-error', /^Ship to/);
  await input.press('ArrowUp');
  await expect(current).toHaveText('Sweden');
  await expect(current).toBeInViewport({ratio: 0.9});
  const box = list.locator('xpath=..');
  const {x, y, width, height} = (await box.boundingBox())!;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(y + height).toBeLessThanOrEqual(360);
  expect(width).toBeGreaterThanOrEqual((await input.boundingBox())!.width);
  expect(await box.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const clear = (await stage.getByRole('button', {name: 'Clear Ship to'}).boundingBox())!;
  expect(Math.min(clear.width, clear.height)).toBeGreaterThanOrEqual(24);
});

test(`${ROUTE} is mirrored from right to left @claim-combobox.right-to-left`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const {stage, input, list, current} = await combobox(page, 'right-to-left');
  await input.press('ArrowDown');
  await expect(current).toBeVisible();
  const [text, box, clear] = [
    (await input.boundingBox())!,
    (await list.locator('xpath=..').boundingBox())!,
    (await stage.getByRole('button', {name: 'مسح'}).boundingBox())!,
  ];
  expect(box.x + box.width).toBeCloseTo(text.x + text.width, 0);
  expect(clear.x + clear.width).toBeLessThan(text.x + text.width / 2);
  expect(clear.x).toBeGreaterThanOrEqual(text.x);
});

test(`${ROUTE} shows its list without animation @claim-combobox.still`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const {input, list} = await combobox(page);
  await input.press('ArrowDown');
  const box = list.locator('xpath=..');
  expect(await box.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0s');
  expect(await box.evaluate((one) => one.getAnimations({subtree: true}).length)).toBe(0);
});

test(`${ROUTE} opens on top of a modal dialog, which its Escape leaves open @claim-combobox.dialog`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/combobox/in-a-dialog');
  await stage.getByRole('button', {name: 'Choose your store'}).click();
  const dialog = page.getByRole('dialog', {name: 'Your store'});
  const input = dialog.getByRole('combobox', {name: 'Store'});
  await input.click();
  await dialog.getByRole('option', {name: 'Station Square'}).click();
  await expect(input).toHaveValue('Station Square');
  await input.press('ArrowDown');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await expectNoAxeFindings(page, dialog);
  for (const value of ['Station Square', '']) {
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue(value);
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(`${ROUTE} has the browser's suggestions without JavaScript, and is sent by a form @claim-combobox.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'forms/combobox/size');
    const input = stage.getByRole('combobox', {name: 'Size'});
    const values = await input.evaluate((one: HTMLInputElement) =>
      [...one.list!.options].map(({value}) => value),
    );
    expect(values).toEqual(['Small', 'Medium', 'Large', 'Extra large']);
    const add = stage.getByRole('button', {name: 'Add to cart'});
    await input.fill('Large');
    await add.click();
    expect(await input.evaluate((one: HTMLInputElement) => one.validity.patternMismatch)).toBe(
      true,
    );
    await input.fill('Medium');
    await add.click();
    await expect(page).toHaveURL(/\?size=Medium$/);
    await expect(stage.getByRole('button')).toHaveCount(1);
  });
});
