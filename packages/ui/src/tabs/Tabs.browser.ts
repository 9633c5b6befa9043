import {expect, type Locator, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const tab = (stage: Locator, name: string) => stage.getByRole('tab', {name});

async function expectSelected(stage: Locator, name: string) {
  await expect(tab(stage, name)).toBeFocused();
  await expect(tab(stage, name)).toHaveAttribute('aria-selected', 'true');
  await expect(stage.getByRole('tab', {selected: true})).toHaveCount(1);
}

testKeyboard('ui/tabs', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await tab(stage, 'Care').click();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tab(stage, 'Care')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByText('Wash by hand')).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await tab(stage, 'Care').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tab(stage, 'Care')).toBeFocused();
  },

  async next(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await tab(stage, 'Details').focus();
    await page.keyboard.press('ArrowRight');
    await expectSelected(stage, 'Care');
    await expect(stage.getByText('Wash by hand')).toBeVisible();
    const details = stage.getByText('Woven from lambswool');
    await expect(details).toHaveAttribute('hidden', 'until-found');
    expect((await details.boundingBox())?.height).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectSelected(stage, 'Details');
  },

  async previous(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await tab(stage, 'Details').focus();
    await page.keyboard.press('ArrowLeft');
    await expectSelected(stage, 'Delivery');
    await page.keyboard.press('ArrowLeft');
    await expectSelected(stage, 'Care');
  },

  async home(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await tab(stage, 'Delivery').focus();
    await page.keyboard.press('Home');
    await expectSelected(stage, 'Details');
  },

  async end(page) {
    const stage = await liveExample(page, 'tabs/product-information');
    await tab(stage, 'Details').focus();
    await page.keyboard.press('End');
    await expectSelected(stage, 'Delivery');
  },

  async vertical(page) {
    const stage = await liveExample(page, 'tabs/size-guide');
    await expect(stage.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await tab(stage, 'Shirts').focus();
    await page.keyboard.press('ArrowDown');
    await expectSelected(stage, 'Gloves');
    await page.keyboard.press('ArrowUp');
    await expectSelected(stage, 'Shirts');
    await page.keyboard.press('ArrowRight');
    await expectSelected(stage, 'Shirts');
  },

  async manual(page) {
    const stage = await liveExample(page, 'tabs/account-orders');
    await tab(stage, 'Open').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(stage, 'Delivered')).toBeFocused();
    await expect(tab(stage, 'Delivered')).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expectSelected(stage, 'Delivered');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expectSelected(stage, 'Returned');
  },
});

test('ui/tabs: axe finds nothing, whichever tab is selected or disabled', async ({page}) => {
  await openComponentPage(page, 'ui/tabs');
  const stage = await liveExample(page, 'tabs/product-information');
  await expectNoAxeFindings(page, stage);
  await tab(stage, 'Care').click();
  await expectNoAxeFindings(page, stage);
  await expectNoAxeFindings(page, await liveExample(page, 'tabs/size-guide'));
  await expectNoAxeFindings(page, await liveExample(page, 'tabs/account-orders'));
  await expectNoAxeFindings(page, await liveExample(page, 'tabs/many-tabs'));
});

test('ui/tabs: a link and the address select a linked tab', async ({page}) => {
  await openComponentPage(page, 'ui/tabs');
  const stage = await liveExample(page, 'tabs/linked');
  await stage.getByRole('link', {name: 'terms of return'}).click();
  await expect(tab(stage, 'Returns')).toHaveAttribute('aria-selected', 'true');
  await tab(stage, 'Payment').click();
  await expect(page).toHaveURL(/#help-payment$/);
  await expect(stage.getByText('Card, bank transfer')).toBeVisible();
  await page.reload();
  const again = await liveExample(page, 'tabs/linked');
  await expect(tab(again, 'Payment')).toHaveAttribute('aria-selected', 'true');
  await expect(again.getByText('Card, bank transfer')).toBeInViewport();
});

test('ui/tabs: all contents can be read without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/tabs');
  const stage = page.locator('[data-example="tabs/product-information"] .example-stage');
  await expect(stage.getByText('Woven from lambswool')).toBeVisible();
  await expect(stage.getByText('Wash by hand')).toBeVisible();
  await context.close();
});

test('ui/tabs: tabs that do not fit scroll by themselves at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/tabs');
  const stage = await liveExample(page, 'tabs/many-tabs');
  await tab(stage, 'Scarves').focus();
  await page.keyboard.press('End');
  await expect(tab(stage, 'Socks')).toBeInViewport({ratio: 0.99});
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});
