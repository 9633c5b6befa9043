import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/error-summary';

const rows = withClaims(keyboard, {
  submit: '@claim-error-summary.focus',
  follow: '@claim-error-summary.links',
});

testKeyboard('ui/forms/error-summary', rows, {
  async submit(page) {
    const stage = await liveExample(page, 'forms/error-summary/checkout');
    await stage.getByLabel('Email').fill('ada@example.com');
    await page.keyboard.press('Enter');
    const summary = stage.getByRole('region', {name: 'There is a problem'});
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Enter your name', /^City: /]);
    await expect(summary).toHaveCSS('outline-style', 'solid');
    await expectNoAxeFindings(page, stage);
  },

  async tab(page) {
    const stage = await liveExample(page, 'forms/error-summary/checkout');
    await stage.getByRole('button').press('Enter');
    await expect(stage.getByRole('region')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Enter your name'})).toBeFocused();
  },

  async follow(page) {
    const stage = await liveExample(page, 'forms/error-summary/groups');
    await stage.getByRole('button').press('Enter');
    await stage.getByRole('link', {name: 'Choose how we deliver'}).press('Enter');
    await expect(stage.getByRole('radio', {name: 'To your door'})).toBeFocused();
    await expect(stage.locator('legend')).toBeInViewport();
    await stage.getByRole('link', {name: 'Accept the terms of sale'}).press('Enter');
    await expect(stage.getByRole('checkbox')).toBeFocused();
    await expectNoAxeFindings(page, stage);
  },
});

test(`${ROUTE} shows no bubble and is gone when the form is sent @claim-error-summary.stays`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/error-summary/checkout');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('link')).toHaveCount(3);
  await stage.getByLabel('Name').fill('Ada');
  await stage.getByLabel('Email').fill('ada@example.com');
  await stage.getByLabel('City').fill('Graz');
  await expect(stage.getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('region')).toHaveCount(0);
  await expect(stage.getByRole('status')).toHaveText('Your address is saved.');
});

test(`${ROUTE} is read by its focus alone, so that nobody hears it twice @claim-error-summary.name`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/error-summary/checkout');
  const reader = await heard(page);
  await stage.getByRole('button').click();
  await expect(stage.getByRole('region')).toBeFocused();
  await expect(stage.getByRole('region')).toHaveAccessibleDescription(/Enter your name/);
  await page.waitForTimeout(500);
  expect(await reader.stop()).toEqual([]);
});

test(`${ROUTE} lists the server's errors without JavaScript, and links to their controls @claim-error-summary.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'forms/error-summary/server-errors');
    await expect(stage.getByRole('region').getByRole('listitem')).toHaveCount(2);
    await stage.getByRole('link').click();
    await expect(stage.getByLabel('Gift card')).toBeFocused();
  });
});

test(`${ROUTE} has an edge in forced colors, and targets of 24 pixels at 320 px @claim-error-summary.forced-colors @claim-error-summary.targets`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/error-summary/above-the-heading');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('region')).toHaveCSS('border-top-width', '2px');
  for (const link of await stage.getByRole('link').all()) {
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  }
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});
