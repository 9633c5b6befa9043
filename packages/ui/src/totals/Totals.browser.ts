import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const EXAMPLES = ['order', 'estimated', 'free-shipping', 'updating'];

for (const theme of ['light', 'dark']) {
  test(`ui/totals: axe finds nothing in any state (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/totals');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `totals/${example}`));
    }
  });
}

test('ui/totals: says the total that a change of the cart leads to', async ({page}) => {
  await openComponentPage(page, 'ui/totals');
  const stage = await liveExample(page, 'totals/updating');
  await expect(stage.locator('[data-line="total"] dd')).toHaveText('€44.93');
  await stage.getByRole('button', {name: 'Increase'}).click();
  await expect(stage.locator('[data-line="total"] dd')).toHaveText('€64.92');
  await expect(stage.getByRole('status').filter({hasText: 'total'})).toHaveText(
    'The total is €64.92',
  );
});

test('ui/totals: fits 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/totals');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `totals/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});
