import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

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
