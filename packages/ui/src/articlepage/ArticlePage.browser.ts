import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const EXAMPLES = ['care-guide', 'with-a-date', 'router-links', 'beside-a-menu'];

for (const theme of ['light', 'dark']) {
  test(`ui/articlepage: axe finds nothing (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/articlepage');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `articlepage/${example}`));
    }
  });
}

test('ui/articlepage: nothing is wider than 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/articlepage');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `articlepage/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});

test('ui/articlepage: lines stay below the width that is easy to read', async ({page}) => {
  await openComponentPage(page, 'ui/articlepage');
  const article = (await liveExample(page, 'articlepage/care-guide')).getByRole('article');
  expect((await article.boundingBox())!.width).toBeLessThanOrEqual(42 * 16);
});
