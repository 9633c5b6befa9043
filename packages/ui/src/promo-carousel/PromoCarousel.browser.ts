import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/promo-carousel', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'promo-carousel/season');
    await stage.getByRole('button', {name: 'Next offer'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Shop jackets'})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Compare jackets'})).not.toBeFocused();
    await stage.getByRole('link', {name: 'Shop jackets'}).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('button', {name: 'Next offer'})).toBeFocused();
  },

  async step(page) {
    const stage = await liveExample(page, 'promo-carousel/right-to-left');
    const next = stage.getByRole('button', {name: 'العرض التالي'});
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('heading', {name: 'مطبخ المخيم'})).toBeInViewport({ratio: 0.9});
    await expect(next).toBeFocused();
    await stage.getByRole('button', {name: 'العرض السابق'}).focus();
    await page.keyboard.press('Space');
    await expect(stage.getByRole('heading', {name: 'سترات المطر'})).toBeInViewport({ratio: 0.9});
  },

  async pause(page) {
    const stage = await liveExample(page, 'promo-carousel/by-themselves');
    const carousel = stage.getByRole('region', {name: 'Offers of the week'});
    await stage.getByRole('button', {name: /automatic slides$/}).focus();
    await expect(carousel).not.toHaveAttribute('data-rotating');
    for (const [key, name] of [
      ['Enter', 'Stop automatic slides'],
      ['Space', 'Start automatic slides'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stage.getByRole('button', {name})).toBeFocused();
    }
  },
});

test('ui/promo-carousel: fades from one slide to the next, and hides what is out of view', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/promo-carousel');
  const stage = await liveExample(page, 'promo-carousel/by-themselves');
  await stage.getByRole('button', {name: 'Next offer'}).click();
  const slides = stage.locator('[aria-roledescription=slide]');
  await expect(slides.nth(1)).toHaveCSS('opacity', '1');
  await expect(slides.nth(0)).toHaveCSS('opacity', '0');
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expect(stage.getByText('Returns within 60 days')).toBeInViewport({ratio: 0.9});
});

test('ui/promo-carousel: without JavaScript the slides scroll', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/promo-carousel');
  const stage = page.locator('[data-example="promo-carousel/season"] .example-stage');
  await expect(stage.getByRole('button')).toHaveCount(0);
  const last = stage.getByText('Free shipping');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await context.close();
});

for (const theme of ['light', 'dark']) {
  test(`ui/promo-carousel: axe finds nothing in ${theme}, and it fits into 320 px`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 320, height: 700});
    await openComponentPage(page, 'ui/promo-carousel');
    for (const example of ['season', 'by-themselves', 'single-offer', 'right-to-left']) {
      const stage = await liveExample(page, `promo-carousel/${example}`);
      await expectNoAxeFindings(page, stage);
      expect(await stage.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      );
    }
  });
}
