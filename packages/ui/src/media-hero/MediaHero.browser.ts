import {expect, test} from '../../../../tests/lib/test.ts';
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

test('ui/media-hero: the scrim is behind all of the text at any width, and fades out above it @claim-media-hero.veil-covers', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/media-hero');
  for (const example of ['season', 'centered', 'light-veil', 'whole-picture']) {
    const stage = await liveExample(page, `media-hero/${example}`);
    for (const width of [320, 800, 1280, 2400]) {
      await page.setViewportSize({width, height: 800});
      const {layer, words, hero, scrim} = await stage
        .locator('section[data-height]')
        .evaluate((section) => {
          const textLayer = section.querySelector(':scope > div')!;
          const range = document.createRange();
          range.selectNodeContents(textLayer);
          const {backgroundColor, maskImage, top, bottom, left, right} = getComputedStyle(
            textLayer,
            '::before',
          );
          return {
            layer: textLayer.getBoundingClientRect().toJSON() as DOMRect,
            words: range.getBoundingClientRect().toJSON() as DOMRect,
            hero: section.getBoundingClientRect().toJSON() as DOMRect,
            scrim: {backgroundColor, maskImage, top, bottom, left, right},
          };
        });
      const title = `${example} at ${width}`;
      expect(words.top, title).toBeGreaterThanOrEqual(layer.top);
      expect(words.bottom, title).toBeLessThanOrEqual(layer.bottom);
      expect(layer.bottom, title).toBeCloseTo(hero.bottom, 0);
      // Its upper edge fades out where no text is.
      expect(scrim).toMatchObject({top: '-96px', bottom: '0px'});
      expect(scrim.maskImage, title).toMatch(
        /^linear-gradient\(rgba\(0, 0, 0, 0\)( 0%)?, .*96px\)$/,
      );
      expect(scrim.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      for (const side of [scrim.left, scrim.right]) {
        expect(Number.parseFloat(side), title).toBeLessThanOrEqual((layer.width - hero.width) / 2);
      }
      if (example === 'whole-picture') expect(layer.top, title).toBeGreaterThan(hero.top + 48);
    }
  }
});
