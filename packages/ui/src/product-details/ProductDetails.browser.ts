import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';

test('ui/product-details: names stand beside values where there is room, else above', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/product-details');
  const stage = await liveExample(page, 'product-details/jacket');
  const materials = stage.locator('[data-attribute="materials"]');
  const tops = () =>
    materials.evaluate((row) =>
      [...row.children].map((child) => Math.round(child.getBoundingClientRect().top)),
    );
  const [name, first, second] = await tops();
  expect(first).toBe(name);
  expect(second).toBeGreaterThan(first ?? Infinity);
  await page.setViewportSize({width: 320, height: 640});
  const [narrowName, narrowFirst] = await tops();
  expect(narrowFirst).toBeGreaterThan(narrowName ?? Infinity);
});
