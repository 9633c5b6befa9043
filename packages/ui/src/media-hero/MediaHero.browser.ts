import {expect, test} from '@playwright/test';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-hero', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'media-hero/season');
    await stage.getByRole('link', {name: 'Shop jackets'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Read the guide'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'Shop jackets'})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'media-hero/centered');
    await stage.getByRole('link', {name: 'Shop camp kitchen'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/categories\/camp-kitchen$/);
  },
});

test('ui/media-hero: has the heights that it says, without JavaScript too', async ({browser}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: {width: 1280, height: 800},
  });
  const page = await context.newPage();
  await openComponentPage(page, 'ui/media-hero');
  const box = async (example: string) =>
    (await page
      .locator(`[data-example="media-hero/${example}"] section[data-height]`)
      .boundingBox())!;
  expect((await box('season')).height).toBeGreaterThanOrEqual(28 * 16);
  expect((await box('light-veil')).height).toBeGreaterThanOrEqual(16 * 16);
  const whole = await box('whole-picture');
  expect(whole.width / whole.height).toBeCloseTo(16 / 9, 1);
  await page.setViewportSize({width: 390, height: 800});
  const upright = await box('whole-picture');
  expect(upright.width / upright.height).toBeCloseTo(3 / 4, 1);
  await context.close();
});

test('ui/media-hero: the image covers the hero, however long the text @claim-media-hero.grows', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openComponentPage(page, 'ui/media-hero');
  const stage = await liveExample(page, 'media-hero/season');
  await stage.getByRole('heading').evaluate((heading) => heading.append(' and rain'.repeat(40)));
  const [hero, image] = [
    (await stage.getByRole('region').boundingBox())!,
    (await stage.getByRole('img').boundingBox())!,
  ];
  expect(hero.height).toBeGreaterThan(600);
  expect(image).toEqual(hero);
  const heading = (await stage.getByRole('heading').boundingBox())!;
  const link = (await stage.getByRole('link').last().boundingBox())!;
  expect(heading.y).toBeGreaterThanOrEqual(hero.y);
  expect(link.y + link.height).toBeLessThanOrEqual(hero.y + hero.height);
});

test('ui/media-hero: the veil covers the whole image at any width @claim-media-hero.veil-covers', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/media-hero');
  for (const example of ['season', 'centered', 'light-veil', 'whole-picture']) {
    const stage = await liveExample(page, `media-hero/${example}`);
    for (const width of [320, 800, 1280, 2400]) {
      await page.setViewportSize({width, height: 800});
      const {image, veil, color} = await stage.locator('section[data-height]').evaluate((hero) => {
        const layer = hero.querySelector(':scope > div')!;
        const boxes = [hero.querySelector('img')!, layer].map((one) => {
          const {x, y, width: wide, height} = one.getBoundingClientRect();
          return [x, y, wide, height];
        });
        return {image: boxes[0], veil: boxes[1], color: getComputedStyle(layer).backgroundColor};
      });
      expect(veil, `${example} at ${width}`).toEqual(image);
      expect(color).not.toBe('rgba(0, 0, 0, 0)');
    }
  }
});
