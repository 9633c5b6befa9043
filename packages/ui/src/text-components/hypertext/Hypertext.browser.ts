import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../../tests/lib/component-page.ts';
import {collectComplaints} from '../../../../../tests/browser/lib/page.ts';

const ROUTE = 'ui/text-components/hypertext';
const EXAMPLES = ['promotion', 'tags', 'shown-as-it-stands', 'within-a-button'];

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(
        page,
        await liveExample(page, `text-components/hypertext/${example}`),
      );
    }
  });
}

test(`${ROUTE}: long words break, and nothing is wider than 320 pixels`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `text-components/hypertext/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});

test(`${ROUTE}: hostile text runs nothing, served or live`, async ({page}) => {
  const complaints = collectComplaints(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'text-components/hypertext/shown-as-it-stands');
  await expect(stage).toContainText('<img src=x onerror=alert(1)>');
  await expect(stage.locator('img, script, svg, [onclick], [onload]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
  expect(complaints).toEqual([]);
});
