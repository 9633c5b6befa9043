import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/catalog/simple-product-tile';
testKeyboard('commerce-ui/catalog/simple-product-tile', keyboard, {
  async tab(page) {
    const teaser = await liveExample(page, 'catalog/simple-product-tile/teaser');
    await teaser.getByRole('link', {name: 'Enamel mug'}).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(teaser.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(teaser.getByRole('link', {name: 'Enamel mug'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'catalog/simple-product-tile/teaser');
    await stage.getByRole('link', {name: 'Enamel mug'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#enamel-mug$/);
  },
});

test(`${ROUTE}: a press on the picture follows the link @claim-simple-product-tile.whole-tile`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'catalog/simple-product-tile/teaser');
  const {x, y} = (await stage.locator('img').boundingBox())!;
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(/#enamel-mug$/);
});
