import {expect, test} from '@playwright/test';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

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
