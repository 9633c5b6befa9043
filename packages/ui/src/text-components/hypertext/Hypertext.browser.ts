import {expect, test} from '../../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../../tests/lib/component-page.ts';
import {collectComplaints} from '../../../../../tests/browser/lib/page.ts';

const ROUTE = 'ui/text-components/hypertext';

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
