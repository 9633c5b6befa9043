import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';
import {heard} from '../../../../tests/lib/heard.ts';

test('ui/totals: says the total that a change of the cart leads to, once, in one sentence @claim-totals.announced', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/totals');
  const stage = await liveExample(page, 'totals/updating');
  await expect(stage.locator('[data-line="total"] dd')).toHaveText('€44.75');
  const reader = await heard(page);
  for (const total of ['€59.70', '€79.60']) {
    await stage.getByRole('button', {name: 'Increase'}).click();
    await expect(stage.locator('[data-line="total"] dd')).toHaveText(total);
    await expect.poll(() => reader.log.some(({text}) => text.includes(total))).toBe(true);
  }
  await page.waitForTimeout(500);
  const texts = (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text}`);
  expect(texts.filter((text) => text.includes('€'))).toEqual([
    'polite: The total is €59.70',
    'polite: The total is €79.60',
  ]);
});
