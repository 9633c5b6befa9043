import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
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

const ROUTE = 'commerce-ui/product/gallery';

async function galleryOn(page: Page, example = 'jacket') {
  const stage = await liveExample(page, `product/gallery/${example}`);
  const dialog = stage.getByRole('dialog');
  return {
    stage,
    dialog,
    trigger: stage.getByRole('button', {name: 'View larger'}),
    gallery: stage.locator('[data-media-id]'),
    area: dialog.locator('[data-zoom]'),
  };
}

async function openedOn(page: Page, example = 'jacket') {
  const parts = await galleryOn(page, example);
  await parts.trigger.press('Enter');
  await expect(parts.dialog).toBeVisible();
  return parts;
}

const rows = withClaims(keyboard, {escape: '@claim-gallery.focus', pan: '@claim-gallery.pan'});

testKeyboard('commerce-ui/product/gallery', rows, {
  async tab(page) {
    const {stage, trigger} = await galleryOn(page);
    await trigger.focus();
    for (const name of [/moss/, /ocean/, /rust/]) {
      await page.keyboard.press('Tab');
      await expect(stage.getByRole('button', {name})).toBeFocused();
    }
  },

  async picture(page) {
    const {stage, gallery} = await galleryOn(page);
    await stage.getByRole('button', {name: /ocean/}).press('Enter');
    await expect(gallery).toHaveAttribute('data-media-id', 'picture-2');
    await stage.getByRole('button', {name: /rust/}).press('Space');
    await expect(gallery).toHaveAttribute('data-media-id', 'picture-3');
    await expect(stage.getByRole('button', {name: /rust/})).toBeFocused();
  },

  async open(page) {
    const {trigger, dialog} = await galleryOn(page);
    for (const key of ['Enter', 'Space']) {
      await trigger.press(key);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },

  async next(page) {
    const {gallery} = await openedOn(page);
    for (const id of ['picture-2', 'picture-3', 'picture-1']) {
      await page.keyboard.press('ArrowRight');
      await expect(gallery).toHaveAttribute('data-media-id', id);
    }
  },

  async previous(page) {
    const {gallery} = await openedOn(page);
    for (const id of ['picture-3', 'picture-2', 'picture-1']) {
      await page.keyboard.press('ArrowLeft');
      await expect(gallery).toHaveAttribute('data-media-id', id);
    }
  },

  async 'zoom-in'(page) {
    const {area} = await openedOn(page);
    for (const [key, zoom] of [
      ['+', '2'],
      ['=', '3'],
      ['+', '3'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(area).toHaveAttribute('data-zoom', zoom);
    }
  },

  async 'zoom-out'(page) {
    const {area} = await openedOn(page);
    for (const [key, zoom] of [
      ['+', '2'],
      ['-', '1'],
      ['-', '1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(area).toHaveAttribute('data-zoom', zoom);
    }
  },

  async pan(page) {
    const {area, gallery} = await openedOn(page);
    await page.keyboard.press('+');
    await area.focus();
    const left = () => area.evaluate(({scrollLeft}) => scrollLeft);
    const top = () => area.evaluate(({scrollTop}) => scrollTop);
    const before = [await left(), await top()] as const;
    expect(Math.min(...before)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before[0]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeGreaterThan(before[1]);
    for (let at = 0; at < 3; at += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
    }
    await expect.poll(left).toBeLessThan(before[0]);
    await expect.poll(top).toBeLessThan(before[1]);
    await expect(gallery).toHaveAttribute('data-media-id', 'picture-1');
  },

  async escape(page) {
    const {dialog, trigger, gallery} = await openedOn(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(gallery).toHaveAttribute('data-media-id', 'picture-2');
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in the dialog, and with an enlarged image (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage} = await openedOn(page);
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('+');
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: axe finds nothing when a video is shown`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const {stage} = await galleryOn(page, 'video');
  await stage.getByRole('button', {name: /video/}).click();
  await expect(stage.locator('[data-media-id="pitching"]')).toBeVisible();
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE}: keeps the point of a double click in sight, and scrolls there by touch and wheel @claim-gallery.point`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {area} = await openedOn(page);
  const box = (await area.boundingBox())!;
  await area.dblclick({position: {x: box.width * 0.75, y: box.height * 0.75}});
  await expect(area).toHaveAttribute('data-zoom', '2');
  const share = await area.evaluate(({scrollTop, scrollHeight, clientHeight}) => {
    return (scrollTop + clientHeight / 2) / scrollHeight;
  });
  expect(share).toBeCloseTo(0.75, 1);
  await expect(area).toHaveCSS('overflow-x', 'auto');
  await page.mouse.wheel(0, -100);
  await expect
    .poll(() => area.evaluate((one) => (one.scrollTop + one.clientHeight / 2) / one.scrollHeight))
    .toBeLessThan(share);
});

test(`${ROUTE}: the dialog fits a screen of 320 pixels, and doesn't move with reduced motion @claim-gallery.small-screen @claim-gallery.reduced-motion`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const {dialog, area} = await openedOn(page);
  await expect(dialog).toHaveCSS('transition-duration', '0s');
  await page.keyboard.press('+');
  const overflow = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBe(0);
  expect((await area.boundingBox())!.height).toBeGreaterThan(150);
  for (const name of ['Previous image', 'Next image', 'Zoom out', 'Zoom in']) {
    const button = dialog.getByRole('button', {name});
    await expect(button).toBeInViewport({ratio: 1});
    const {width, height} = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test(`${ROUTE}: is a strip of all media without JavaScript, with links to each @claim-gallery.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'product/gallery/jacket');
    await expect(stage.getByRole('button')).toHaveCount(0);
    const list = stage.getByRole('list', {name: 'Pictures'});
    const slides = stage.locator('[id^="media-"]');
    await expect(slides).toHaveCount(3);
    await expect(slides.nth(2)).not.toBeInViewport();
    await list.getByRole('link', {name: /rust/}).click();
    await expect(page).toHaveURL(/#media-/);
    await expect(slides.nth(2)).toBeInViewport({ratio: 0.5});
    await slides.nth(2).getByRole('link', {name: /rust/}).click();
    expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//);
  });
});
