import {expect, type Locator, type Page, test} from '../../../../../tests/lib/test.ts';
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

const ROUTE = 'commerce-ui/product/rating';

async function fieldOn(page: Page) {
  const stage = await liveExample(page, 'product/rating/field');
  return {
    stage,
    star: (count: number) =>
      stage.getByRole('radio', {name: count === 1 ? '1 star' : `${count} stars`, exact: true}),
    send: stage.getByRole('button', {name: 'Send'}),
  };
}

const rows = withClaims(keyboard, {
  next: '@claim-rating.radio-keys',
  previous: '@claim-rating.radio-keys',
});

testKeyboard('commerce-ui/product/rating', rows, {
  async enter(page) {
    const stage = servedExample(page, 'product/rating/product');
    await stage.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/#reviews$/);
  },

  async tab(page) {
    const {star, send} = await fieldOn(page);
    await star(4).check();
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(star(4)).toBeFocused();
  },

  async next(page) {
    const {star} = await fieldOn(page);
    await star(3).check();
    await page.keyboard.press('ArrowRight');
    await expect(star(4)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(star(5)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(star(1)).toBeChecked();
    await expect(star(1)).toBeFocused();
  },

  async previous(page) {
    const {star} = await fieldOn(page);
    await star(2).check();
    await page.keyboard.press('ArrowLeft');
    await expect(star(1)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(star(5)).toBeChecked();
  },

  async space(page) {
    const {star} = await fieldOn(page);
    await star(1).focus();
    await expect(star(1)).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(star(1)).toBeChecked();
  },
});

/** Which stars of a field are filled, from the first to the last. */
const filledIn = (stage: Locator) =>
  stage
    .locator('label path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill !== 'none'));

const upTo = (count: number) => [1, 2, 3, 4, 5].map((star) => star <= count);

test(`${ROUTE}: fills up to the chosen star, and up to the pointer while it is there @claim-rating.fill`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, star} = await fieldOn(page);
  expect(await filledIn(stage)).toEqual(upTo(0));
  await star(3).check();
  await page.mouse.move(5, 5);
  expect(await filledIn(stage)).toEqual(upTo(3));
  await star(5).hover();
  expect(await filledIn(stage)).toEqual(upTo(5));
  await star(2).hover();
  expect(await filledIn(stage)).toEqual(upTo(2));
  await page.mouse.move(5, 5);
  expect(await filledIn(stage)).toEqual(upTo(3));
  await expect(star(3)).toBeChecked();
});

test(`${ROUTE}: each star's square is 44 pixels, and the row fits on 320 pixels @claim-rating.target`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const {stage, star} = await fieldOn(page);
  for (const count of [1, 2, 3, 4, 5]) {
    const box = (await star(count).boundingBox())!;
    expect([box.width, box.height]).toEqual([44, 44]);
  }
  const tops = new Set(
    await stage
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
  );
  expect(tops.size).toBe(1);
  const link = servedExample(page, 'product/rating/product').getByRole('link');
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});

test(`${ROUTE}: fills from the right in a language that is read from there @claim-rating.rtl`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  // The middle of a star that isn't filled is empty, so a pointer there hits the row.
  const filledEnds = async (id: string) => {
    const row = servedExample(page, id).locator('svg:has(> svg)').last();
    await row.scrollIntoViewIfNeeded();
    return row.evaluate((drawing) => {
      const {left, right, top, height} = drawing.getBoundingClientRect();
      const isFilledAt = (x: number) =>
        document.elementFromPoint(x, top + height / 2)?.nodeName === 'path';
      return {left: isFilledAt(left + height / 2), right: isFilledAt(right - height / 2)};
    });
  };
  expect(await filledEnds('product/rating/fractions')).toEqual({left: true, right: false});
  expect(await filledEnds('product/rating/arabic')).toEqual({left: false, right: true});
});

test(`${ROUTE}: stays filled in forced colors, in the color of the text @claim-rating.forced-colors`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const {stage, star} = await fieldOn(page);
  await star(2).check();
  await page.mouse.move(5, 5);
  expect(await filledIn(stage)).toEqual(upTo(2));
  const colors = await servedExample(page, 'product/rating/fractions')
    .locator('svg svg path')
    .first()
    .evaluate((path) => [getComputedStyle(path).fill, getComputedStyle(path.closest('li')!).color]);
  expect(colors[0]).toBe(colors[1]);
});

test(`${ROUTE}: is sent and checked without JavaScript @claim-rating.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'product/rating/field');
    const star = stage.getByRole('radio', {name: '4 stars'});
    expect(await star.evaluate((radio: HTMLInputElement) => radio.form!.checkValidity())).toBe(
      false,
    );
    await star.check();
    expect(await filledIn(stage)).toEqual(upTo(4));
    const sent = await star.evaluate((radio: HTMLInputElement) => [
      radio.form!.checkValidity(),
      new FormData(radio.form!).get('rating'),
    ]);
    expect(sent).toEqual([true, '4']);
  });
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing with an error and with a choice (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage, star, send} = await fieldOn(page);
    await send.click();
    await expect(stage.getByRole('radiogroup')).toHaveAccessibleDescription(
      'How do you like the rain jacket? Choose a number of stars.',
    );
    await expect(star(1)).toBeFocused();
    await expectNoAxeFindings(page, stage);
    await star(4).check();
    await send.click();
    await expect(stage.getByRole('status')).toHaveText('Sent: 4 of 5');
    await expectNoAxeFindings(page, stage);
  });
}
