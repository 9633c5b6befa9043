import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../../tests/lib/component-page.ts';

const ROUTE = 'ui/text-components/heading';
const EXAMPLES = ['department', 'sizes', 'looks', 'long-words'];

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in any look (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(
        page,
        await liveExample(page, `text-components/heading/${example}`),
      );
    }
  });
}

test(`${ROUTE}: long words break, and nothing is wider than 320 pixels`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `text-components/heading/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});
