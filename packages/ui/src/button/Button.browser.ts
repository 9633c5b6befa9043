import {expect} from '@playwright/test';
import {liveExample, testKeyboard} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/button', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'button/sizes');
    const [first, second] = [stage.getByRole('button').nth(0), stage.getByRole('button').nth(1)];
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();

    const cart = await liveExample(page, 'button/updating-the-cart');
    const update = cart.getByRole('button', {name: 'Update cart'});
    await update.click();
    await expect(update).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(update).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(update).toBeFocused();
    await expect(update).toHaveAttribute('aria-busy', 'true');
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'button/sizes');
    await stage.getByRole('button').nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('button').nth(0)).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'button/add-to-cart');
    await stage.getByRole('button').focus();
    await page.keyboard.down('Enter');
    await expect(stage.getByRole('status')).toHaveText('1 in your cart');
    await page.keyboard.up('Enter');
    await expect(stage.getByRole('status')).toHaveText('1 in your cart');
  },

  async space(page) {
    const stage = await liveExample(page, 'button/add-to-cart');
    await stage.getByRole('button').focus();
    await page.keyboard.down('Space');
    await expect(stage.getByRole('status')).toHaveText('Your cart is empty');
    await page.keyboard.up('Space');
    await expect(stage.getByRole('status')).toHaveText('1 in your cart');
  },

  async loading(page) {
    const stage = await liveExample(page, 'button/updating-the-cart');
    const update = stage.getByRole('button', {name: 'Update cart'});
    const widthBefore = (await update.boundingBox())?.width;
    const clicks = await stage.evaluateHandle((element) => {
      const seen = {count: 0};
      element.addEventListener('click', () => (seen.count += 1), {capture: true});
      return seen;
    });
    await update.focus();
    await page.keyboard.press('Enter');
    await expect(update).toHaveAttribute('aria-disabled', 'true');
    await expect(stage.getByRole('status')).toHaveText('Updating your cart');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await clicks.evaluate(({count}) => count)).toBe(3);
    await expect(update).toBeFocused();
    expect(widthBefore).toBeGreaterThan(0);
    expect((await update.boundingBox())?.width).toBe(widthBefore);
    // A second activation would have started the wait again.
    await expect(stage.getByRole('status')).toHaveText('Cart updated');
    await expect(update).not.toHaveAttribute('aria-busy');
    await expect(update).toBeFocused();
  },

  async 'link-enter'(page) {
    const stage = await liveExample(page, 'button/checkout-link');
    const link = stage.getByRole('link', {name: 'Check out'});
    await link.focus();
    await page.keyboard.press('Space');
    expect(new URL(page.url()).hash).toBe('');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#checkout$/);
  },
});
