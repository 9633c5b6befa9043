import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
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

test('ui/media-hero: the image covers the hero, however long the text', async ({page}) => {
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
});

for (const theme of ['light', 'dark']) {
  test(`ui/media-hero: axe finds nothing in ${theme}, and it fits into 320 px`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 320, height: 700});
    await openComponentPage(page, 'ui/media-hero');
    for (const example of ['season', 'centered', 'light-veil', 'whole-picture']) {
      const stage = await liveExample(page, `media-hero/${example}`);
      await expectNoAxeFindings(page, stage);
      expect(await stage.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      );
    }
  });
}
