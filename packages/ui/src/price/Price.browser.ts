import {expect, test} from '../../../../tests/lib/test.ts';
import {liveExample, openComponentPage} from '../../../../tests/lib/component-page.ts';
import {collectComplaints} from '../../../../tests/browser/lib/page.ts';

const EXAMPLES = ['product-page', 'range', 'by-weight', 'without-tax', 'other-languages'];

test('ui/price: browser and server write the same amounts', async ({page}) => {
  const complaints = collectComplaints(page);
  await openComponentPage(page, 'ui/price');
  for (const example of EXAMPLES) {
    const served = await page
      .locator(`[data-example="price/${example}"] .example-stage`)
      .textContent();
    const stage = await liveExample(page, `price/${example}`);
    expect(await stage.textContent()).toBe(served);
  }
  expect(complaints).toEqual([]);
});

test('ui/price: a screen reader is told which price is which @claim-price.words', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/price');
  const product = await liveExample(page, 'price/product-page');
  await expect(product).toMatchAriaSnapshot(`
    - text: /Now €129\\.00 Was €161\\.25 Save 20%/
  `);
  const weight = await liveExample(page, 'price/by-weight');
  await expect(weight).toMatchAriaSnapshot(`
    - listitem: /€35\\.60 per kilogram/
  `);
});
