import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {isFirefox} from '../../../../tests/lib/firefox.ts';
import {hasEdge} from '../../../../tests/lib/looks.ts';
import {keyboard} from './keyboard.ts';

const item = (page: Page, name: string) => page.locator('[role^=menuitem]', {hasText: name});

/** Presses the key on the link of an example, or tells the link what Firefox does for a key that no test can send it. */
async function openByKey(page: Page, example: string, key?: string) {
  const stage = await liveExample(page, `context-menu/${example}`);
  const link = stage.getByRole('link');
  await link.focus();
  if (isFirefox(page) && !key)
    await link.dispatchEvent('contextmenu', {bubbles: true, cancelable: true});
  else await page.keyboard.press(key ?? 'Shift+F10');
  const menu = page.getByRole('menu').first();
  // Not only visible: the focus follows in a task of its own, and until then keys go to the link.
  await expect(menu).toBeFocused();
  return {stage, link, menu};
}

const rows = withClaims(keyboard, {
  arrows: '@claim-context-menu.pattern',
  typeahead: '@claim-context-menu.pattern',
});

testKeyboard('ui/context-menu', rows, {
  async open(page) {
    for (const key of ['Shift+F10', 'ContextMenu']) {
      const {menu} = await openByKey(page, 'wish-list-item', key);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  },

  async arrows(page) {
    await openByKey(page, 'wish-list-item');
    await page.keyboard.press('End');
    await expect(item(page, 'Remove')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Move to the cart')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Show')).toBeFocused();
  },

  async 'home-end'(page) {
    await openByKey(page, 'wish-list-item');
    await page.keyboard.press('End');
    await expect(item(page, 'Remove')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(page, 'Show')).toBeFocused();
  },

  async typeahead(page) {
    await openByKey(page, 'wish-list-item');
    await page.keyboard.press('Home');
    await page.keyboard.type('re');
    await expect(item(page, 'Remove')).toBeFocused();
  },

  async activate(page) {
    const {stage, menu} = await openByKey(page, 'list-settings');
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(item(page, 'Prices')).toHaveAttribute('aria-checked', 'false');
    await expect(menu).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(stage.getByRole('status')).toHaveText('Small pictures, without prices');
  },

  async submenu(page) {
    await openByKey(page, 'move-to-list');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    // The list that has the item already is disabled, and focusable.
    await expect(item(page, 'Winter')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Birthday')).toBeFocused();
    await expect(item(page, 'Birthday')).toHaveAttribute('aria-disabled', 'true');
  },

  async 'submenu-close'(page) {
    const {menu} = await openByKey(page, 'move-to-list');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'Winter')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(item(page, 'Winter')).toBeHidden();
    await expect(item(page, 'Move to')).toBeFocused();
    await expect(menu).toBeVisible();
  },

  async escape(page) {
    const {menu, link} = await openByKey(page, 'wish-list-item');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(link).toBeFocused();
  },
});

test('ui/context-menu: each menu has a name, and from right to left ArrowLeft opens a submenu @claim-context-menu.name @claim-context-menu.right-to-left', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/context-menu');
  for (const [example, name] of [
    ['wish-list-item', 'Wool scarf'],
    ['list-settings', 'Rain jackets'],
  ] as const) {
    const {menu} = await openByKey(page, example);
    await expect(menu).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  const stage = await liveExample(page, 'context-menu/move-to-list');
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  const {menu} = await openByKey(page, 'move-to-list');
  await expect(menu).toHaveAccessibleName('Felt hat');
  await page.keyboard.type('mo');
  await expect(item(page, 'Move to')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('menu', {name: 'Move to'})).toBeVisible();
});

test('ui/context-menu: opens at the pointer, and not while it is switched off', async ({page}) => {
  await openComponentPage(page, 'ui/context-menu');
  const stage = await liveExample(page, 'context-menu/wish-list-item');
  const status = stage.getByRole('status');
  const box = (await status.boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 5, {button: 'right'});
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const place = (await menu.boundingBox())!;
  expect(Math.abs(place.x - box.x - 20)).toBeLessThan(10);
  await item(page, 'Remove').click();
  await expect(status).toHaveText('removed');
  const off = await liveExample(page, 'context-menu/switched-off');
  await off.getByText('Order 4711').click({button: 'right'});
  await expect(menu).toBeHidden();
});

test('ui/context-menu: axe finds nothing in open menus, and they fit a screen of 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await openComponentPage(page, 'ui/context-menu');
  for (const example of ['wish-list-item', 'list-settings', 'move-to-list']) {
    const {stage, menu} = await openByKey(page, example);
    await expectNoAxeFindings(page, stage, menu);
    const box = (await menu.boundingBox())!;
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('ui/context-menu: has an edge and an outline in forced colors @claim-context-menu.forced-colors', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/context-menu');
  const {menu} = await openByKey(page, 'wish-list-item');
  await page.keyboard.press('End');
  expect(await hasEdge(menu)).toBe(true);
  await expect(menu.locator('[role][data-highlighted]')).toHaveCSS('outline-style', 'solid');
  await expect(menu.locator('[role][data-highlighted]')).not.toHaveCSS('outline-color', /, 0\)$/);
});

test('ui/context-menu: appears at once with reduced motion @claim-context-menu.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/context-menu');
  const {menu} = await openByKey(page, 'wish-list-item');
  await expect(menu).not.toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(menu).toHaveCSS('transition-duration', '0s');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('ui/context-menu: opens on a long press @claim-context-menu.long-press', async ({page}) => {
    await openComponentPage(page, 'ui/context-menu');
    const stage = await liveExample(page, 'context-menu/wish-list-item');
    const box = (await stage.getByRole('status').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{x: box.x + 20, y: box.y + 5}];
    await touch.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await page.waitForTimeout(200);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('menu')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
