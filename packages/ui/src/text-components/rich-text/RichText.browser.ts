import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../../tests/lib/component-page.ts';
import {collectComplaints} from '../../../../../tests/browser/lib/page.ts';

const ROUTE = 'ui/text-components/rich-text';
const EXAMPLES = [
  'care-guide',
  'below-a-heading',
  'lists-and-quotes',
  'on-a-color',
  'with-an-image',
];

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(
        page,
        await liveExample(page, `text-components/rich-text/${example}`),
      );
    }
  });
}

test(`${ROUTE}: long words break, and nothing is wider than 320 pixels`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const example of [...EXAMPLES, 'hostile-content']) {
    const stage = await liveExample(page, `text-components/rich-text/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
});

test(`${ROUTE}: hostile content runs nothing, served or live`, async ({page}) => {
  const complaints = collectComplaints(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'text-components/rich-text/hostile-content');
  await expect(stage).toContainText('<img src=x onerror=alert(1)>');
  await expect(stage.locator('img, script, svg, [href]')).toHaveCount(0);
  await stage.getByText('sale', {exact: true}).click();
  await expect(page).toHaveURL(/rich-text$/);
  expect(dialogs).toEqual([]);
  expect(complaints).toEqual([]);
});
