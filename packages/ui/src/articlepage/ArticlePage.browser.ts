import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

test('ui/articlepage: lines stay below the width that is easy to read', async ({page}) => {
  await openComponentPage(page, 'ui/articlepage');
  const article = (await liveExample(page, 'articlepage/care-guide')).getByRole('article');
  expect((await article.boundingBox())!.width).toBeLessThanOrEqual(42 * 16);
});
