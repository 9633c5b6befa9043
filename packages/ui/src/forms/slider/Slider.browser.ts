import {expect, type Locator, type Page, test} from '../../../../../tests/lib/test.ts';
import {holdScripts} from '../../../../../tests/browser/lib/page.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/slider';

const lowOf = (stage: Locator) => stage.locator('[data-thumb="low"]').first();
const highOf = (stage: Locator) => stage.locator('[data-thumb="high"]').first();
const liveFilter = (page: Page) => liveExample(page, 'forms/slider/price-filter');

/** The point of the track at a share of its values, from 0 to 1. A thumb is 24 pixels wide. */
async function pointAt(stage: Locator, share: number) {
  const {x, y, width, height} = (await lowOf(stage).boundingBox())!;
  const isRightToLeft = await stage.evaluate((one) => getComputedStyle(one).direction === 'rtl');
  const along = isRightToLeft ? 1 - share : share;
  return {x: x + 12 + along * (width - 24), y: y + height / 2};
}

/** Presses the track at one share, and drags to another. */
async function drag(page: Page, stage: Locator, from: number, to = from) {
  const [start, end] = [await pointAt(stage, from), await pointAt(stage, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, {steps: 5});
  await page.mouse.up();
}

const expectValues = async (stage: Locator, low: number, high: number) => {
  await expect(lowOf(stage)).toHaveValue(String(low));
  await expect(highOf(stage)).toHaveValue(String(high));
};

const rows = withClaims(keyboard, {
  home: '@claim-slider.apart',
  end: '@claim-slider.apart @claim-slider.whole-track',
});

testKeyboard('ui/forms/slider', rows, {
  async tab(page) {
    const stage = await liveFilter(page);
    await lowOf(stage).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(highOf(stage)).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveFilter(page);
    await highOf(stage).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(lowOf(stage)).toBeFocused();
  },

  async up(page) {
    const stage = await liveFilter(page);
    await lowOf(stage).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expectValues(stage, 30, 120);
    await expect(stage.locator('[data-values]')).toHaveText('€30 – €120');
    await stage.evaluate((one) => one.setAttribute('dir', 'rtl'));
    await page.keyboard.press('ArrowLeft');
    await expectValues(stage, 35, 120);
  },

  async down(page) {
    const stage = await liveFilter(page);
    await highOf(stage).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expectValues(stage, 20, 110);
  },

  async 'page-up'(page) {
    const stage = await liveFilter(page);
    await lowOf(stage).focus();
    await page.keyboard.press('PageUp');
    await expectValues(stage, 35, 120);
  },

  async 'page-down'(page) {
    const stage = await liveFilter(page);
    await highOf(stage).focus();
    await page.keyboard.press('PageDown');
    await expectValues(stage, 20, 105);
  },

  async home(page) {
    const stage = await liveFilter(page);
    await highOf(stage).focus();
    await page.keyboard.press('Home');
    await expectValues(stage, 20, 30);
    await lowOf(stage).focus();
    await page.keyboard.press('Home');
    await expectValues(stage, 0, 30);
    await expectNoAxeFindings(page, stage);
  },

  async end(page) {
    const stage = await liveFilter(page);
    await lowOf(stage).focus();
    await page.keyboard.press('End');
    await expectValues(stage, 110, 120);
    await expect(lowOf(stage)).toHaveAttribute('max', '160');
    await highOf(stage).focus();
    await page.keyboard.press('End');
    await expectValues(stage, 110, 160);
    await expectNoAxeFindings(page, stage);
  },
});

test(`${ROUTE} moves the nearer thumb to where the track is pressed, and drags it on @claim-slider.nearest`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveFilter(page);
  await drag(page, stage, 0.25, 0.375);
  await expectValues(stage, 60, 120);
  await expect(lowOf(stage)).toBeFocused();
  // The middle is now at 90: a press beside it moves one or the other.
  await drag(page, stage, 100 / 160, 140 / 160);
  await expectValues(stage, 60, 140);
  await drag(page, stage, 1);
  await expectValues(stage, 60, 160);
});

test(`${ROUTE} does not let a dragged thumb pass the other one, and commits once @claim-slider.apart @claim-slider.commit`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveFilter(page);
  const start = await pointAt(stage, 20 / 160);
  const end = await pointAt(stage, 150 / 160);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, {steps: 10});
  await expectValues(stage, 110, 120);
  await expect(stage.getByRole('status').last()).toHaveText('6 products');
  await page.mouse.up();
  await expectValues(stage, 110, 120);
  await expect(stage.getByRole('status').last()).toHaveText('1 products');
});

test(`${ROUTE} reaches both of two thumbs in one place, at the ends too @claim-slider.same-place`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/slider/in-a-form');
  for (const share of [0.5, 1]) {
    const value = 2000 * share;
    await highOf(stage).fill(String(value));
    await lowOf(stage).fill(String(value));
    await expectValues(stage, value, value);
    const {x, y} = await pointAt(stage, share);
    const meets = (left: number) =>
      page.evaluate(
        ([atX, atY]) => document.elementFromPoint(atX, atY)?.getAttribute('data-thumb'),
        [left, y] as const,
      );
    expect(await meets(x - 6)).toBe('low');
    expect(await meets(x + 6)).toBe('high');
    await drag(page, stage, share - 0.002, share - 0.3);
    await expectValues(stage, value - 600, value);
  }
});

test(`${ROUTE} has thumbs of 24 pixels in a row of 44 pixels that can be pressed @claim-slider.targets`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const stage = await liveFilter(page);
  const {x, y} = await pointAt(stage, 0.3);
  const thumb = await pointAt(stage, 20 / 160);
  const met = await page.evaluate(
    ([left, above, below]) =>
      [above, below].map((top) =>
        document.elementFromPoint(left!, top!)?.getAttribute('data-thumb'),
      ),
    [x, y - 21.5, y + 21.5],
  );
  expect(met).toEqual(['low', 'low']);
  // The thumb's size has no element of its own: what is painted there tells it.
  await page.mouse.move(5, 5);
  const clip = {x: thumb.x - 20, y: thumb.y - 20, width: 40, height: 40};
  const shot = (await page.screenshot({clip})).toString('base64');
  const width = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const column = context.getImageData(image.width / 2, 0, 1, image.height).data;
    const at = (row: number) => column.slice(row * 4, row * 4 + 3).join();
    const rows = [...Array(image.height).keys()].filter((row) => at(row) !== at(0));
    return rows.at(-1)! - rows[0]! + 1;
  }, shot);
  expect(width).toBeGreaterThanOrEqual(24);
});

test(`${ROUTE} has its smallest value on the right, from right to left @claim-slider.rtl`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveFilter(page);
  await stage.evaluate((one) => one.setAttribute('dir', 'rtl'));
  await drag(page, stage, 0.25);
  await expectValues(stage, 40, 120);
  await drag(page, stage, 0.95, 0.875);
  await expectValues(stage, 40, 140);
});

test(`${ROUTE} has the reader's colors in forced colors @claim-slider.forced-colors`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const stage = await liveFilter(page);
  const colors = await lowOf(stage).evaluate((thumb) => {
    const color = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = name;
      const {backgroundColor} = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const track = thumb.parentElement!;
    return {
      rail: [getComputedStyle(track, '::before').backgroundColor, color('CanvasText')],
      chosen: [getComputedStyle(track, '::after').backgroundColor, color('Highlight')],
    };
  });
  expect(colors.rail[0]).toBe(colors.rail[1]);
  expect(colors.chosen[0]).toBe(colors.chosen[1]);
});

test(`${ROUTE} has nothing that moves by itself @claim-slider.no-motion`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveFilter(page);
  await drag(page, stage, 0.25, 0.4);
  const moving = await stage.evaluate(
    (one) =>
      one.getAnimations({subtree: true}).filter(({playState}) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test(`${ROUTE} works without JavaScript @claim-slider.no-script`, async ({browser}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'forms/slider/in-a-form');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator('[data-values]')).toBeHidden();
    const chosen = await lowOf(stage).evaluate(
      (thumb) => getComputedStyle(thumb.parentElement!, '::after').display,
    );
    expect(chosen).toBe('none');
    // Playwright's own mouse needs scripts to drag.
    const session = await page.context().newCDPSession(page);
    for (const [from, to, low, high] of [
      [900, 300, 200, 300],
      [300, 1500, 200, 1500],
      [200, 1200, 1200, 1500],
    ] as const) {
      for (const [type, value] of [
        ['mousePressed', from],
        ['mouseMoved', (from + to) / 2],
        ['mouseMoved', to],
        ['mouseReleased', to],
      ] as const) {
        const point = await pointAt(stage, value / 2000);
        const button = {button: 'left', buttons: 1, clickCount: 1} as const;
        await session.send('Input.dispatchMouseEvent', {type, ...point, ...button});
      }
      await expectValues(stage, low, high);
    }
    await lowOf(stage).press('ArrowRight');
    await expectValues(stage, 1300, 1500);
    await stage.getByRole('button', {name: 'Show products'}).click();
    await expect(page).toHaveURL(/\?weight_min=1300&weight_max=1500$/);
  });
});

test(`${ROUTE}: a thumb dragged past the other one before scripts have loaded stops there afterwards`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = servedExample(page, 'forms/slider/price-filter');
  await stage.scrollIntoViewIfNeeded();
  const release = await holdScripts(page);
  await drag(page, stage, 20 / 160, 150 / 160);
  await expectValues(stage, 150, 120);
  release();
  await expect(stage).toHaveAttribute('data-live', '');
  await expectValues(stage, 110, 120);
  await expect(stage.locator('[data-values]')).toHaveText('€110 – €120');
  await expect(stage.getByRole('status').last()).toHaveText('1 products');
});
