import {expect, test} from '../../../../tests/lib/test.ts';
import {CarouselDataAttributes} from '@storefront-toolkit/ui/carousel';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {latestAnnouncement} from '../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const STOP = 'Stop automatic slides';
const START = 'Start automatic slides';
/** Links of slides that take the focus. */
const IN_VIEW = '[aria-roledescription=slide]:not([inert]) a';

const rows = withClaims(keyboard, {tab: '@claim-carousel.inert', pick: '@claim-carousel.inert'});

testKeyboard('ui/carousel', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'carousel/product-row');
    await expect(stage.locator(IN_VIEW)).toHaveCount(3);
    await stage.getByRole('button', {name: 'Previous products'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', {name: 'Next products'})).toBeFocused();
    for (const name of ['Wool blanket', 'Camp stove', 'Water bottle']) {
      await page.keyboard.press('Tab');
      await expect(stage.getByRole('link', {name})).toBeFocused();
    }
    await page.keyboard.press('Tab');
    expect(await stage.evaluate((one) => one.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'Water bottle'})).toBeFocused();
  },

  async stop(page) {
    const stage = await liveExample(page, 'carousel/promotions');
    const carousel = stage.getByRole('region', {name: 'Offers of the week'});
    await expect(carousel).toHaveAttribute(CarouselDataAttributes.rotating, '');
    await stage.getByRole('button', {name: STOP}).focus();
    await page.keyboard.press('Tab');
    await expect(carousel).not.toHaveAttribute(CarouselDataAttributes.rotating);
    await expect(stage.getByRole('button', {name: START})).toBeVisible();
  },

  async next(page) {
    const stage = await liveExample(page, 'carousel/product-pictures');
    const next = stage.getByRole('button', {name: 'Next picture'});
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(latestAnnouncement(page)).toHaveText('Picture 2 of 3');
    await expect(stage.getByRole('img', {name: 'Back'})).toBeInViewport({ratio: 0.95});
    await page.keyboard.press('Space');
    await expect(latestAnnouncement(page)).toHaveText('Picture 3 of 3');
    await expect(next).toBeFocused();
    await stage.getByRole('button', {name: 'Previous picture'}).press('Enter');
    await expect(latestAnnouncement(page)).toHaveText('Picture 2 of 3');
  },

  async pause(page) {
    const stage = await liveExample(page, 'carousel/promotions');
    const carousel = stage.getByRole('region', {name: 'Offers of the week'});
    await stage.getByRole('button', {name: STOP}).focus();
    const start = stage.getByRole('button', {name: START});
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(carousel).toHaveAttribute(CarouselDataAttributes.rotating, '');
    await page.keyboard.press('Space');
    await expect(carousel).not.toHaveAttribute(CarouselDataAttributes.rotating);
    await expect(start).toBeFocused();
  },

  async pick(page) {
    const stage = await liveExample(page, 'carousel/product-pictures');
    await stage.getByRole('button', {name: 'Picture 3 of 3'}).press('Enter');
    await expect(stage.getByRole('img', {name: 'Cuff'})).toBeInViewport({ratio: 0.95});
    await expect(stage.locator('[inert]').getByRole('img', {name: 'Front'})).toHaveCount(1);
    await stage.getByRole('button', {name: 'Picture 1 of 3'}).press('Space');
    await expect(stage.getByRole('img', {name: 'Front'})).toBeInViewport({ratio: 0.95});
  },
});

test.describe('ui/carousel', () => {
  test.beforeEach(({page}) => openComponentPage(page, 'ui/carousel'));

  test('comes to life without moving anything', async ({page}) => {
    const slide = page.locator('[data-example="carousel/product-row"] [role=group]').first();
    await slide.scrollIntoViewIfNeeded();
    const before = await slide.boundingBox();
    await liveExample(page, 'carousel/product-row');
    expect(await slide.boundingBox()).toEqual(before);
  });

  test('goes on by a swipe', async ({page}) => {
    const stage = await liveExample(page, 'carousel/product-pictures');
    const box = (await stage.getByRole('img', {name: 'Front'}).boundingBox())!;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 20, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, y, {steps: 8});
    await page.mouse.up();
    await expect(latestAnnouncement(page)).toHaveText('Picture 2 of 3');
    await expect(stage.getByRole('img', {name: 'Back'})).toBeInViewport({ratio: 0.95});
  });

  test('turns by itself, not under the pointer, and axe finds nothing', async ({page}) => {
    const stage = await liveExample(page, 'carousel/promotions');
    const carousel = stage.getByRole('region', {name: 'Offers of the week'});
    await expect(stage.getByRole('link', {name: 'See rain jackets'})).toBeVisible();
    await expectNoAxeFindings(page, stage);
    await expect(stage.getByRole('link', {name: 'How to return'})).toBeVisible({timeout: 8000});
    await expect(latestAnnouncement(page)).toHaveCount(0);
    await stage.getByRole('link', {name: 'How to return'}).hover();
    await expect(carousel).not.toHaveAttribute(CarouselDataAttributes.rotating);
    await page.mouse.move(5, 5);
    await expect(carousel).toHaveAttribute(CarouselDataAttributes.rotating, '');
    await stage.getByRole('button', {name: STOP}).click();
    await page.mouse.move(5, 5);
    await expect(carousel).not.toHaveAttribute(CarouselDataAttributes.rotating);
    await expectNoAxeFindings(page, stage);
  });

  test('stands still with reduced motion, and jumps @claim-carousel.reduced-motion', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const stage = await liveExample(page, 'carousel/promotions');
    await expect(stage.getByRole('button', {name: START})).toBeVisible();
    const places = await stage.evaluate(async (root) => {
      const slide = root.querySelectorAll('[aria-roledescription=slide]')[1]!;
      const place = () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve(slide.getBoundingClientRect().x)),
        );
      const next = [...root.querySelectorAll('button')].find((button) =>
        /Next/.test(button.ariaLabel ?? ''),
      );
      const before = await place();
      next!.click();
      // Frames until it moves, and those after.
      const seen: number[] = [];
      while (seen.length < 12) seen.push(await place());
      return seen.filter((x) => Math.abs(x - before) > 1);
    });
    expect(places.length).toBeGreaterThan(5);
    expect(new Set(places).size).toBe(1);
    await expect(stage.getByRole('link', {name: 'How to return'})).toBeInViewport({ratio: 0.99});
  });

  test('goes to the left from right to left', async ({page}) => {
    const stage = await liveExample(page, 'carousel/right-to-left');
    const [first, third] = [0, 2].map((index) => stage.locator('[role=group] > p').nth(index));
    const before = (await first!.boundingBox())!;
    await stage.getByRole('button').nth(1).click();
    await expect(third!).toBeInViewport({ratio: 0.99});
    await expect
      .poll(async () => ((await first!.boundingBox())?.x ?? 0) - before.x)
      .toBeGreaterThan(before.width * 0.9);
  });

  test('keeps its edges in forced colors, and is usable at 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.emulateMedia({forcedColors: 'active'});
    const stage = await liveExample(page, 'carousel/product-row');
    await expect(stage.locator(IN_VIEW)).toHaveCount(2);
    await stage.getByRole('button', {name: 'Next products'}).click();
    await expect(stage.getByRole('link', {name: 'Water bottle'})).toBeInViewport({ratio: 0.99});
    await expect(stage.getByRole('link', {name: 'Water bottle'})).toHaveCSS(
      'border-top-width',
      '1px',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('ui/carousel scrolls without JavaScript @claim-carousel.no-script', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/carousel');
  const example = page.locator('[data-example="carousel/product-row"]');
  await expect(example.getByRole('button', {name: 'Next products'})).toBeHidden();
  const last = example.getByRole('link', {name: 'Windbreaker'});
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ratio: 0.95});
  await context.close();
});

test('ui/carousel rests at the start of a slide without JavaScript @claim-carousel.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/carousel');
  const slide = page.locator('[data-example="carousel/product-row"] [role=group]').first();
  await expect(slide).toHaveCSS('scroll-snap-align', 'start');
  await context.close();
});

test('ui/carousel stays at the slide that a shopper has scrolled to @claim-carousel.keeps-place', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/carousel');
  const example = page.locator('[data-example="carousel/product-pictures"]');
  const cuff = example.getByRole('img', {name: 'Cuff'});
  await cuff.evaluate((image) => {
    image.scrollIntoView({behavior: 'instant', inline: 'start', block: 'center'});
  });
  await expect(cuff).toBeInViewport({ratio: 0.95});
  const before = (await cuff.boundingBox())!;
  const stage = await liveExample(page, 'carousel/product-pictures');
  await expect(stage.getByRole('button', {name: 'Picture 3 of 3'})).toHaveAttribute('aria-current');
  expect((await cuff.boundingBox())!.x).toBeCloseTo(before.x, 0);
});

test('ui/carousel keeps the room of its dots @claim-carousel.room-for-dots', async ({page}) => {
  await openComponentPage(page, 'ui/carousel');
  const example = page.locator('[data-example="carousel/product-pictures"] .example-stage');
  await example.scrollIntoViewIfNeeded();
  const before = await example.boundingBox();
  await expect(example.getByRole('button', {name: 'Picture 1 of 3'})).toHaveCount(0);
  const stage = await liveExample(page, 'carousel/product-pictures');
  await expect(stage.getByRole('button', {name: 'Picture 1 of 3'})).toBeVisible();
  expect((await stage.boundingBox())!.height).toBe(before!.height);
});

test('ui/carousel keeps its controls in their places when its dots come @claim-carousel.room-for-dots', async ({
  page,
}) => {
  for (const [route, name] of [
    ['ui/carousel', 'carousel/promotions'],
    ['ui/promo-carousel', 'promo-carousel/season'],
  ] as const) {
    await openComponentPage(page, route);
    const next = page
      .locator(`[data-example="${name}"] .example-stage`)
      .getByRole('button', {name: /^Next/});
    const served = (await next.boundingBox())!;
    const stage = await liveExample(page, name);
    await expect(stage.locator('[aria-current]')).toHaveCount(1);
    expect((await next.boundingBox())!.x, name).toBe(served.x);
  }
});
