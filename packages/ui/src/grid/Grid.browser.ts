import {expect, type Locator, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const EXAMPLES = ['teasers', 'product-tiles', 'one-picture', 'own-blocks'];

for (const theme of ['light', 'dark']) {
  test(`ui/grid: axe finds nothing (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/grid');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `grid/${example}`));
    }
  });
}

const columnsOf = (stage: Locator) =>
  stage
    .locator('.grid')
    .first()
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

test('ui/grid: columns follow the width of the screen, and nothing is wider than 320 pixels', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/grid');
  const stage = await liveExample(page, 'grid/product-tiles');
  expect(await columnsOf(stage)).toBe(4);
  await page.setViewportSize({width: 320, height: 640});
  expect(await columnsOf(stage)).toBe(2);
  for (const example of EXAMPLES) {
    const {scrollWidth, clientWidth} = await (
      await liveExample(page, `grid/${example}`)
    ).evaluate(({scrollWidth, clientWidth}) => ({scrollWidth, clientWidth}));
    expect(scrollWidth, example).toBe(clientWidth);
  }
});

test('ui/grid: without a gap, pictures touch', async ({page}) => {
  await openComponentPage(page, 'ui/grid');
  const images = (await liveExample(page, 'grid/one-picture')).getByRole('img');
  const first = (await images.nth(0).boundingBox())!;
  const second = (await images.nth(1).boundingBox())!;
  expect(Math.abs(first.x + first.width - second.x)).toBeLessThan(0.5);
});
