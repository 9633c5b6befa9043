import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-card', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'media-card/row');
    await stage.getByRole('link').nth(0).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link').nth(0)).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'media-card/your-addresses');
    await stage.getByRole('link', {name: 'Compare jackets'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/guides\/jackets$/);
  },
});

test('ui/media-card: a click on the image follows the link @claim-media-card.whole-card', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/media-card');
  const stage = await liveExample(page, 'media-card/category');
  const {x, y} = (await stage.getByRole('img').boundingBox())!;
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(/#\/guides\/jackets$/);
});

test('ui/media-card: the text stands beside the image where there is room', async ({page}) => {
  await openComponentPage(page, 'ui/media-card');
  const stage = await liveExample(page, 'media-card/beside');
  const boxes = async () => [
    (await stage.getByRole('img').boundingBox())!,
    (await stage.getByRole('heading').boundingBox())!,
  ];
  const [image, heading] = await boxes();
  expect(heading!.x).toBeGreaterThan(image!.x + image!.width);
  await page.setViewportSize({width: 390, height: 800});
  const [above, below] = await boxes();
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
});
