import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  pressDisabled,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

async function openByKey(page: Page, example: string, key = 'Enter') {
  const stage = await liveExample(page, `dropdown-menu/${example}`);
  const trigger = stage.getByRole('button');
  await trigger.focus();
  await page.keyboard.press(key);
  const menu = page.getByRole('menu').first();
  await expect(menu).toBeVisible();
  return {stage, trigger, menu};
}

const item = (page: Page, name: string) => page.locator('[role^=menuitem]', {hasText: name});

const rows = withClaims(keyboard, {
  arrows: '@claim-dropdown-menu.keys',
  typeahead: '@claim-dropdown-menu.keys',
});

testKeyboard('ui/dropdown-menu', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      const {menu} = await openByKey(page, 'account-menu', key);
      await expect(item(page, 'Orders')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  },

  async 'open-up'(page) {
    await openByKey(page, 'account-menu', 'ArrowUp');
    await expect(item(page, 'Sign out')).toBeFocused();
  },

  async arrows(page) {
    await openByKey(page, 'account-menu');
    await expect(item(page, 'Orders')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Returns')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Sign out')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Orders')).toBeFocused();
  },

  async 'home-end'(page) {
    await openByKey(page, 'account-menu');
    await expect(item(page, 'Orders')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, 'Sign out')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(page, 'Orders')).toBeFocused();
  },

  async typeahead(page) {
    await openByKey(page, 'account-menu');
    await expect(item(page, 'Orders')).toBeFocused();
    await page.keyboard.type('ad');
    await expect(item(page, 'Addresses')).toBeFocused();
  },

  async activate(page) {
    const {stage, menu, trigger} = await openByKey(page, 'sort-and-view');
    await expect(item(page, 'Newest first')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(item(page, 'Show what is sold out')).toHaveAttribute('aria-checked', 'false');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(stage.getByRole('status')).toHaveText('Lowest price, without what is sold out');
  },

  async submenu(page) {
    for (const key of ['ArrowRight', 'Enter']) {
      const {menu} = await openByKey(page, 'share-submenu');
      await expect(item(page, 'Print')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await expect(item(page, 'Copy the link')).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  },

  async 'submenu-close'(page) {
    const {menu} = await openByKey(page, 'share-submenu');
    await expect(item(page, 'Print')).toBeFocused();
    for (const key of ['ArrowLeft', 'Escape']) {
      await item(page, 'Share').focus();
      await page.keyboard.press('ArrowRight');
      await expect(item(page, 'Copy the link')).toBeFocused();
      await page.keyboard.press(key);
      await expect(item(page, 'Copy the link')).toBeHidden();
      await expect(item(page, 'Share')).toBeFocused();
      await expect(menu).toBeVisible();
    }
  },

  async escape(page) {
    const {menu, trigger} = await openByKey(page, 'account-menu');
    await expect(item(page, 'Orders')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  },

  async tab(page) {
    const {menu} = await openByKey(page, 'account-menu');
    await expect(item(page, 'Orders')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  },
});

test('ui/dropdown-menu: from right to left, the arrow keys go where the chevron points @claim-dropdown-menu.right-to-left', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dropdown-menu');
  const stage = await liveExample(page, 'dropdown-menu/share-submenu');
  // The area of the trigger alone: the menu is portaled out of it, and follows it.
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  const {menu} = await openByKey(page, 'share-submenu');
  await expect(menu).toHaveCSS('direction', 'rtl');
  await expect(item(page, 'Print')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Share').locator('svg')).toHaveCSS('rotate', '180deg');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Copy the link')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, 'Copy the link')).toBeFocused();
  const [sub, parent] = [
    await page.getByRole('menu').last().boundingBox(),
    await menu.boundingBox(),
  ];
  expect(sub!.x).toBeLessThan(parent!.x);
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Copy the link')).toBeHidden();
  await expect(item(page, 'Share')).toBeFocused();
});

test('ui/dropdown-menu: each menu has the name of what opens it', async ({page}) => {
  await openComponentPage(page, 'ui/dropdown-menu');
  for (const example of ['account-menu', 'line-item-actions', 'sort-and-view']) {
    const {menu, trigger} = await openByKey(page, example);
    const name = (await trigger.getAttribute('aria-label')) ?? (await trigger.innerText());
    await expect(menu).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  await openByKey(page, 'share-submenu');
  await expect(item(page, 'Print')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', {name: 'Share'})).toBeVisible();
});

test('ui/dropdown-menu: a press activates an item, and one outside closes the menu', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dropdown-menu');
  const {stage, trigger} = await openByKey(page, 'line-item-actions');
  await item(page, 'Make it a gift').click();
  await expect(stage.getByRole('status')).toHaveText('Wool scarf, marked as a gift');
  await trigger.click();
  await pressDisabled(page, item(page, 'Change the color'));
  await expect(stage.getByRole('status')).toHaveText('Wool scarf, marked as a gift');
  await page.mouse.click(5, 300);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('ui/dropdown-menu: axe finds nothing in open menus, and they fit a screen of 320 pixels @claim-dropdown-menu.forced-colors', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await openComponentPage(page, 'ui/dropdown-menu');
  for (const example of ['account-menu', 'line-item-actions', 'sort-and-view', 'share-submenu']) {
    const {stage, menu} = await openByKey(page, example);
    await expect(menu).toHaveCSS('border-top-width', '1px');
    await expect(menu.locator('[role][data-highlighted]')).toHaveCSS('outline-style', 'solid');
    // Not the stage: Base UI's focus guards are beside the trigger, hidden and focusable, and keep no focus.
    await expectNoAxeFindings(page, menu);
    const box = (await menu.boundingBox())!;
    expect(box.x, example).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expectNoAxeFindings(page, stage);
  }
});

test('ui/dropdown-menu: appears at once with reduced motion @claim-dropdown-menu.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dropdown-menu');
  const {menu} = await openByKey(page, 'account-menu');
  await expect(menu).not.toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(menu).toHaveCSS('transition-duration', '0s');
});

test('ui/dropdown-menu: a pointer crosses other items on the straight way to a submenu @claim-dropdown-menu.straight-way', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/dropdown-menu');
  const {stage} = await openByKey(page, 'share-submenu');
  await item(page, 'Share').hover();
  const goal = item(page, 'By mail');
  await expect(goal).toBeVisible();
  const start = (await item(page, 'Share').boundingBox())!;
  const crossed = (await item(page, 'Empty it').boundingBox())!;
  const end = (await goal.boundingBox())!;
  const from = {x: start.x + start.width * 0.6, y: start.y + start.height - 3};
  const to = {x: end.x + 12, y: end.y + end.height - 4};
  await page.mouse.move(from.x, from.y);
  let crossings = 0;
  for (let step = 1; step <= 8; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / 8;
    const y = from.y + ((to.y - from.y) * step) / 8;
    if (x < crossed.x + crossed.width && y > crossed.y) crossings += 1;
    await page.mouse.move(x, y);
  }
  expect(crossings).toBeGreaterThan(0);
  await expect(goal).toBeVisible();
  await goal.click();
  await expect(stage.getByRole('status')).toHaveText('Mail written');
});
