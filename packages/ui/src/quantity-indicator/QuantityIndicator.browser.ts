import {expect, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../tests/lib/component-page.ts';

const ROUTE = 'ui/quantity-indicator';
const REGION = 'body > [aria-live=polite][id^=storefront-toolkit]';

test(`${ROUTE} is part of its link's name, and a change of it is announced once @claim-quantity-indicator.label @claim-quantity-indicator.one-region`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'quantity-indicator/cart-link');
  await expect(stage.getByRole('link', {name: '2 items in your cart'})).toBeVisible();
  await expect(page.locator(REGION)).toHaveText('');
  await stage.getByRole('button', {name: 'Add to cart'}).click();
  await expect(stage.getByRole('link', {name: '3 items in your cart'})).toBeVisible();
  await expect(page.locator(REGION)).toHaveText('3 items in your cart');
  await expect(page.locator(REGION)).toHaveCount(1);
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE} keeps its live region out of sight`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'quantity-indicator/two-places');
  await expect(stage.getByText('1', {exact: true})).toHaveCount(0);
  await stage.getByRole('button', {name: 'Save Stoneware mug'}).click();
  await expect(page.locator(REGION)).toHaveText('1 on your wish list');
  await expect(stage.getByText('1', {exact: true})).toHaveCount(2);
  const box = await page.locator(REGION).boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE} fits a page 320 px wide from right to left`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  for (const id of ['cart-link', 'filters', 'large-counts', 'two-places']) {
    const stage = await liveExample(page, `quantity-indicator/${id}`);
    await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, id).toBe(0);
  }
});

test(`${ROUTE} has a border in forced colors @claim-quantity-indicator.forced-colors`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'quantity-indicator/cart-link');
  const bubble = stage.getByText('2', {exact: true});
  await expect(bubble).toHaveCSS('border-top-width', '1px');
  await expect(bubble).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});
