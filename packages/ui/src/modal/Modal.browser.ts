import {expect, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {
  open: '@claim-modal.keys',
  tab: '@claim-modal.keys',
  escape: '@claim-modal.keys',
});

testKeyboard('ui/modal', rows, {
  async open(page) {
    const stage = await liveExample(page, 'modal/find-your-size');
    for (const key of ['Enter', 'Space']) {
      await stage.getByRole('button', {name: 'Find your size'}).focus();
      await page.keyboard.press(key);
      const dialog = stage.getByRole('dialog', {name: 'Sizes of jackets'});
      await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },

  async tab(page) {
    const stage = await liveExample(page, 'modal/size-table');
    await stage.getByRole('button', {name: 'Glove sizes'}).press('Enter');
    const close = stage.getByRole('dialog').getByRole('button', {name: 'Close'});
    await expect(close).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const inside = await stage.getByRole('dialog').evaluate((element) => {
        const {activeElement} = document;
        // Beyond the last control are the browser's own controls. Then the focus is on the body.
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
    await expect(close).toBeFocused();
  },

  async escape(page) {
    const stage = await liveExample(page, 'modal/icon-trigger');
    const button = stage.getByRole('button', {name: 'About member prices'});
    await button.press('Enter');
    await expect(stage.getByRole('dialog', {name: 'Member prices'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  },
});

test('ui/modal: axe finds nothing in open modals, and they fit a screen of 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await openComponentPage(page, 'ui/modal');
  for (const example of ['find-your-size', 'size-table', 'shipping-rates', 'icon-trigger']) {
    const stage = await liveExample(page, `modal/${example}`);
    await stage.getByRole('button').first().press('Enter');
    const dialog = stage.getByRole('dialog');
    await expectNoAxeFindings(page, stage);
    const box = (await dialog.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
