import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const EXAMPLES = ['home-page', 'for-audiences', 'vendor-blocks', 'own-blocks', 'kitchen-sink'];

for (const theme of ['light', 'dark']) {
  test(`ui/contentpage: axe finds nothing in a page with every block (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/contentpage');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `contentpage/${example}`));
    }
  });
}

test('ui/contentpage: nothing is wider than 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/contentpage');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `contentpage/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});

test('ui/contentpage: a page with videos asks no other host for anything', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost') foreign.push(url.href);
  });
  await openComponentPage(page, 'ui/contentpage');
  const stage = await liveExample(page, 'contentpage/kitchen-sink');
  await stage.getByText('Forty seconds of evening light').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
