import {expect, test} from '../../../../tests/lib/test.ts';
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

const rows = withClaims(keyboard, {
  focus: '@claim-tooltip.focus @claim-tooltip.stays',
  escape: '@claim-tooltip.escape',
});

testKeyboard('ui/tooltip', rows, {
  async focus(page) {
    const stage = await liveExample(page, 'tooltip/product-actions');
    const tips = stage.getByRole('tooltip', {includeHidden: true});
    await stage.getByRole('button').nth(0).focus();
    await expect(tips.nth(0)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tips.nth(0)).toBeHidden();
    await expect(tips.nth(1)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(tips.nth(0)).toBeVisible();
    await expect(tips.nth(1)).toBeHidden();
  },

  async escape(page) {
    const stage = await liveExample(page, 'tooltip/in-a-dialog');
    await stage.getByRole('button', {name: 'Gift wrap'}).press('Enter');
    const dialog = stage.getByRole('dialog', {name: 'Gift wrap'});
    const paper = dialog.getByRole('button', {name: 'Paper'});
    await expect(paper).toBeFocused();
    const tip = dialog.getByRole('tooltip').first();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(paper).toBeFocused();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },

  async activate(page) {
    const stage = await liveExample(page, 'tooltip/sold-out-size');
    for (const [key, size] of [
      ['Enter', 'M'],
      ['Space', 'L'],
    ] as const) {
      await stage.getByRole('button', {name: size}).focus();
      await page.keyboard.press(key);
      await expect(stage.getByRole('status')).toContainText(`Size ${size}`);
    }
  },
});

test('ui/tooltip: shows under a resting pointer, which can move onto it @claim-tooltip.pointer-on-it', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/tooltip');
  const stage = await liveExample(page, 'tooltip/sold-out-size');
  const tip = stage.getByRole('tooltip', {includeHidden: true}).nth(1);
  await stage.getByRole('button', {name: 'M'}).hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await page.waitForTimeout(300);
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(tip).toBeHidden();
});

test('ui/tooltip: the pointer that passes over it does not hide it while its trigger has the focus @claim-tooltip.stays', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/tooltip');
  const stage = await liveExample(page, 'tooltip/sold-out-size');
  const trigger = stage.getByRole('button', {name: 'M'});
  const tip = stage.getByRole('tooltip', {includeHidden: true}).nth(1);
  await stage.getByRole('button', {name: 'S'}).focus();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  for (const passed of [trigger, tip]) {
    await passed.hover();
    await page.mouse.move(5, 300);
    // Longer than a tooltip waits for the pointer.
    await page.waitForTimeout(400);
    await expect(trigger).toBeFocused();
    await expect(tip).toBeVisible();
  }
  await tip.hover();
  await trigger.blur();
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(tip).toBeHidden();
});

test('ui/tooltip: axe finds nothing, it fits a screen of 320 pixels and has an edge in forced colors @claim-tooltip.forced-colors', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await openComponentPage(page, 'ui/tooltip');
  for (const example of ['product-actions', 'sold-out-size', 'on-a-link', 'sides']) {
    const stage = await liveExample(page, `tooltip/${example}`);
    await stage.locator('button, a').first().focus();
    const tip = stage.locator('[role=tooltip]').first();
    await expect(tip).toBeVisible();
    await expectNoAxeFindings(page, stage);
    const box = (await tip.boundingBox())!;
    expect(box.x, example).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
  }
  await page.emulateMedia({forcedColors: 'active'});
  const tip = page.locator('[role=tooltip]').last();
  await expect(tip).toHaveCSS('border-top-width', '1px');
  await expect(tip).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('ui/tooltip: appears at once with reduced motion @claim-tooltip.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/tooltip');
  const stage = await liveExample(page, 'tooltip/product-actions');
  const tip = stage.locator('[role=tooltip]').first();
  await expect(tip).not.toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(tip).toHaveCSS('transition-duration', '0s');
});

test('ui/tooltip: without JavaScript none shows, and the control has its name @claim-tooltip.no-script', async ({
  browser,
}) => {
  await withoutScripts(browser, 'ui/tooltip', async (page) => {
    const stage = servedExample(page, 'tooltip/product-actions');
    const button = stage.getByRole('button', {name: 'Compare Rain jacket'});
    await button.hover();
    await button.focus();
    // Longer than a tooltip waits.
    await page.waitForTimeout(700);
    await expect(stage.locator('[role=tooltip]').first()).toBeHidden();
    await expect(button).toBeFocused();
  });
});
