import {expect, test} from '../../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../../tests/lib/component-page.ts';
import {collectComplaints} from '../../../../../tests/browser/lib/page.ts';

const ROUTE = 'ui/text-components/rich-text';

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
