import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';

const ROUTE = 'commerce-ui/cart/free-shipping';

test(`${ROUTE}: a screen reader hears once that it is reached, and no step before @claim-free-shipping.once`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/free-shipping/live');
  const more = stage.getByRole('button', {name: 'Increase'});
  const reader = await heard(page);
  for (const text of ['€10.20 to free shipping', 'Your order ships free']) {
    await more.click();
    await expect(stage.getByText(text)).toBeVisible();
    await page.waitForTimeout(400);
  }
  await more.click();
  await page.waitForTimeout(400);
  const texts = (await reader.stop()).map(({politeness, text}) => `${politeness}: ${text.trim()}`);
  expect(texts.filter((text) => text.includes('free'))).toEqual(['polite: Your order ships free']);
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing once it is reached (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const stage = await liveExample(page, 'cart/free-shipping/live');
    const more = stage.getByRole('button', {name: 'Increase'});
    await more.click();
    await more.click();
    await expect(stage.getByText('Your order ships free')).toBeVisible();
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: the bar has an edge in forced colors @claim-free-shipping.edge`, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'cart/free-shipping/below');
  const colors = await stage.getByRole('progressbar').evaluate((element) => {
    const {borderTopColor, borderTopStyle} = getComputedStyle(element);
    return {borderTopStyle, isText: borderTopColor === getComputedStyle(document.body).color};
  });
  expect(colors).toEqual({borderTopStyle: 'solid', isText: true});
});
