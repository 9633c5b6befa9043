import {expect, type Locator, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

async function ratioOf(box: Locator) {
  const {width, height} = (await box.boundingBox())!;
  return width / height;
}

test('ui/aspect-ratio: keeps its ratio without JavaScript, and without its picture', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/aspect-ratio');
  const box = (example: string) =>
    page.locator(`[data-example="aspect-ratio/${example}"] .example-stage [data-style]`);
  expect(await ratioOf(box('product-photo'))).toBeCloseTo(3 / 4, 2);
  expect(await ratioOf(box('room-for-a-map'))).toBeCloseTo(16 / 9, 2);
  await context.close();
});

test('ui/aspect-ratio: the ratio can follow the screen, and the picture fills it @claim-aspect-ratio.style-sheet', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/aspect-ratio');
  const stage = await liveExample(page, 'aspect-ratio/by-screen-size');
  expect(await ratioOf(stage.getByRole('img'))).toBeCloseTo(3, 2);
  await page.setViewportSize({width: 320, height: 640});
  expect(await ratioOf(stage.getByRole('img'))).toBeCloseTo(1.5, 2);
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('ui/aspect-ratio: text that needs more room is cut, and the box keeps its ratio @claim-aspect-ratio.cut', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/aspect-ratio');
  const box = (await liveExample(page, 'aspect-ratio/product-photo'))
    .locator('[style*="--aspect-ratio"]')
    .first();
  const before = await ratioOf(box);
  const {lost, overflow} = await box.evaluate((element) => {
    const text = document.createElement('p');
    text.textContent = 'A wool scarf for cold days. '.repeat(400);
    element.append(text);
    return {
      lost: text.scrollHeight - element.clientHeight,
      overflow: getComputedStyle(element).overflowY,
    };
  });
  expect(lost).toBeGreaterThan(100);
  expect(overflow).toBe('hidden');
  expect(await ratioOf(box)).toBeCloseTo(before, 2);
});
