import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {tab: '@claim-image-link.one-link'});

testKeyboard('ui/image-link', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'image-link/departments');
    await stage.getByRole('link', {name: 'Jackets'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Camp kitchen'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'Jackets'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'image-link/departments');
    await stage.getByRole('link', {name: 'Camp kitchen'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/categories\/camp-kitchen$/);
  },
});

test('ui/image-link: images are as wide as the contract says', async ({page}) => {
  await openComponentPage(page, 'ui/image-link');
  const stage = await liveExample(page, 'image-link/sizes');
  const widths = await stage
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
  const {width: whole} = (await stage.boundingBox())!;
  expect(widths).toEqual([96, 192, 320, whole]);
});

test('ui/image-link: an image keeps its room while it loads @claim-image-link.room', async ({
  page,
}) => {
  await page.route('**/fixtures/**', () => {});
  await page.goto('/docs/component-packages/ui/image-link', {waitUntil: 'commit'});
  const images = page.locator('[data-example="image-link/sizes"] .example-stage img');
  await expect(images).toHaveCount(4);
  const loading = await images.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => {
      const {width, height} = image.getBoundingClientRect();
      const isArrived = image.complete && image.naturalWidth > 0;
      return {
        isArrived,
        ratio: width / height,
        asked: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      };
    }),
  );
  // The widest one is cropped.
  for (const {isArrived, ratio, asked} of loading.slice(0, 3)) {
    expect(isArrived).toBe(false);
    expect(ratio).toBeCloseTo(asked, 1);
  }
});
