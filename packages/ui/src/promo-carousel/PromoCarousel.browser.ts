import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {tab: '@claim-promo-carousel.inert'});

testKeyboard('ui/promo-carousel', rows, {
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

test('ui/promo-carousel: fades from one slide to the next, and hides what is out of view @claim-promo-carousel.inert', async ({
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

test('ui/promo-carousel: without JavaScript the slides scroll @claim-promo-carousel.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/promo-carousel');
  const stage = page.locator('[data-example="promo-carousel/season"] .example-stage');
  await expect(stage.getByRole('button')).toHaveCount(0);
  const last = stage.getByText('Free shipping');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // Scrolled somewhere between two slides, it comes to rest at the start of one.
  const viewport = stage.locator('[tabindex="0"]:has([aria-roledescription=slide])');
  const starts = () =>
    viewport.evaluate((element) => {
      const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
      const {left} = element.getBoundingClientRect();
      return slides.map((slide) => Math.round(slide.getBoundingClientRect().left - left));
    });
  await viewport.evaluate((element) =>
    element.scrollTo({left: element.clientWidth * 0.7, behavior: 'instant'}),
  );
  await expect.poll(async () => (await starts()).slice(1)).toContain(0);
  await context.close();
});

test('ui/promo-carousel: with reduced motion a slide is shown at once @claim-promo-carousel.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/promo-carousel');
  const place = async (example: string) => {
    const stage = await liveExample(page, `promo-carousel/${example}`);
    const next = stage.getByRole('button', {name: /Next offer|العرض التالي/});
    return next.evaluate(async (button: HTMLElement) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const slides = [...button.closest('section')!.querySelectorAll('[aria-roledescription]')];
      button.click();
      for (let frames = 0; frames < 3; frames += 1) await frame();
      const [{left: at}, {left: room}] = [
        slides[1]!.getBoundingClientRect(),
        slides[0]!.parentElement!.parentElement!.getBoundingClientRect(),
      ];
      return Math.abs(at - room);
    });
  };
  expect(await place('season')).toBeGreaterThan(100);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  expect(await place('season')).toBeLessThan(40);
});
