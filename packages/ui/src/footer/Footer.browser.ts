import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['store', 'with-newsletter', 'checkout', 'right-to-left'];

testKeyboard('ui/footer', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'footer/store');
    const links = stage.getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(8);
    await links.first().focus();
    for (let index = 1; index < count; index++) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
    }
  },

  async enter(page) {
    const stage = await liveExample(page, 'footer/store');
    await stage.getByRole('link', {name: 'Returns'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/returns$/);
  },
});

test('ui/footer: no link is lower than 24 at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/footer');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `footer/${example}`);
    const heights = await stage
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(heights.length, example).toBeGreaterThan(1);
    expect(Math.min(...heights), example).toBeGreaterThanOrEqual(24);
  }
});
