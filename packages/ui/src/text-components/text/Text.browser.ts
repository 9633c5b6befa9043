import {expect, test} from '../../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../../tests/lib/component-page.ts';

const ROUTE = 'ui/text-components/text';
const EXAMPLES = ['product-copy', 'variants', 'within-a-line', 'on-a-color'];

test(`${ROUTE}: a long word that arrives breaks at 320 pixels @claim-text.long-words`, async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `text-components/text/${example}`);
    const text = stage.locator('p, span, div').filter({hasText: /\S/}).last();
    await text.evaluate((element) => element.append('waterproof'.repeat(16)));
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${example} with a long word`).toBe(0);
  }
});
