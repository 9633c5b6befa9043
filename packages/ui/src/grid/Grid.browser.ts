import {expect, type Locator, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

const columnsOf = (stage: Locator) =>
  stage
    .locator('.grid')
    .first()
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test('ui/grid: columns follow the width of the screen', async ({page}) => {
  await openComponentPage(page, 'ui/grid');
  const stage = await liveExample(page, 'grid/product-tiles');
  expect(await columnsOf(stage)).toBe(4);
  await page.setViewportSize({width: 320, height: 640});
  expect(await columnsOf(stage)).toBe(2);
});

test('ui/grid: without a gap, pictures touch', async ({page}) => {
  await openComponentPage(page, 'ui/grid');
  const images = (await liveExample(page, 'grid/one-picture')).getByRole('img');
  const first = (await images.nth(0).boundingBox())!;
  const second = (await images.nth(1).boundingBox())!;
  expect(Math.abs(first.x + first.width - second.x)).toBeLessThan(0.5);
});
