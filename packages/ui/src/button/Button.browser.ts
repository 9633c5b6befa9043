import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {hasEdge, runningAnimations} from '../../../../tests/lib/looks.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/button', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'button/variants');
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
    const stage = await liveExample(page, 'button/variants');
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

test('ui/button: a submit that its own activation takes out of use keeps the focus', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/button');
  const stage = await liveExample(page, 'button/checkout-actions');
  const place = stage.getByRole('button', {name: 'Place order'});
  const submits = await stage.evaluateHandle((element) => {
    const seen = {count: 0};
    element.addEventListener('submit', () => (seen.count += 1), {capture: true});
    return seen;
  });
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('status')).toHaveText('Order placed');
  await expect(place).toBeDisabled();
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await submits.evaluate(({count}) => count)).toBe(1);
});

test('ui/button: the outline is outside the button, for the keyboard alone @claim-button.focus-outline', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/button');
  const stage = await liveExample(page, 'button/variants');
  const [first, second] = [stage.getByRole('button').nth(0), stage.getByRole('button').nth(1)];
  await first.click();
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(second).toHaveCSS('outline-style', 'solid');
  await expect(second).toHaveCSS('outline-offset', '2px');
});

test('ui/button: every button has an edge in forced colors @claim-button.forced-colors', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/button');
  const variants = new Set<string | null>();
  for (const example of [
    'variants',
    'checkout-actions',
    'wish-list',
    'checkout-link',
    'remove-item',
  ]) {
    const stage = await liveExample(page, `button/${example}`);
    for (const button of await stage.locator('[data-variant]').all()) {
      variants.add(await button.getAttribute('data-variant'));
      expect(await hasEdge(button), example).toBe(true);
    }
  }
  expect([...variants].sort()).toEqual(['danger', 'ghost', 'primary', 'secondary']);
});

test('ui/button: dots in place of the ring with reduced motion, and colors change at once @claim-button.reduced-motion', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openComponentPage(page, 'ui/button');
  const stage = await liveExample(page, 'button/updating-the-cart');
  const update = stage.getByRole('button', {name: 'Update cart'});
  await update.click();
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(update.locator('svg').first()).toBeHidden();
  await expect(update.locator('svg').last()).toBeVisible();
  await expect(update.locator('svg').last().locator('circle')).toHaveCount(3);
  expect(await runningAnimations(update)).toBe(0);
  await expect(update).toHaveCSS('transition-property', 'none');
});

test('ui/button: the text of a button that loads is transparent @claim-button.loading', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/button');
  const stage = await liveExample(page, 'button/updating-the-cart');
  const update = stage.getByRole('button', {name: 'Update cart'});
  await update.click();
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(update.getByText('Update cart')).toHaveCSS('opacity', '0');
});

test('ui/button: breaks a word that is longer than its container, with and without an icon @claim-button.long-words', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const [route, example] of [
    ['ui/button', 'button/variants'],
    ['ui/button', 'button/checkout-actions'],
    ['ui/button', 'button/checkout-link'],
    // With a heart before its text.
    ['commerce-ui/catalog/product-tile', 'catalog/product-tile/wish-list'],
  ] as const) {
    await openComponentPage(page, route);
    const stage = servedExample(page, example);
    const left = await stage.evaluate((root) => {
      const found: string[] = [];
      for (const button of root.querySelectorAll<HTMLElement>('[data-variant]:is(button, a)')) {
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement!.closest('[aria-hidden]')) continue;
          const before = text.nodeValue;
          text.nodeValue = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
          const range = document.createRange();
          range.selectNodeContents(text);
          const [inner, outer] = [range, button].map((one) => one.getBoundingClientRect());
          if (inner!.right > outer!.right || root.scrollWidth > root.clientWidth)
            found.push(before!);
          text.nodeValue = before;
        }
      }
      return found;
    });
    expect(left, example).toEqual([]);
  }
});
