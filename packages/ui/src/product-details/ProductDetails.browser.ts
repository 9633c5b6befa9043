import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const EXAMPLES = ['jacket', 'at-a-glance', 'folded', 'other-languages'];

for (const theme of ['light', 'dark']) {
  test(`ui/product-details: axe finds nothing in any layout (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/product-details');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `product-details/${example}`));
    }
  });
}

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
  for (const example of EXAMPLES) {
    const narrow = await liveExample(page, `product-details/${example}`);
    const overflow = await narrow.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});
