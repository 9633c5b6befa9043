import {expect, type Locator, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const tab = (stage: Locator, name: string) => stage.getByRole('tab', {name});

async function expectSelected(stage: Locator, name: string) {
  await expect(tab(stage, name)).toBeFocused();
  await expect(tab(stage, name)).toHaveAttribute('aria-selected', 'true');
  await expect(stage.getByRole('tab', {selected: true})).toHaveCount(1);
}

const rows = withClaims(keyboard, {
  tab: '@claim-tabs.focus-content',
  next: '@claim-tabs.pattern',
  previous: '@claim-tabs.pattern',
  home: '@claim-tabs.pattern',
  end: '@claim-tabs.pattern',
  vertical: '@claim-tabs.vertical @claim-tabs.disabled',
  manual: '@claim-tabs.manual',
});

testKeyboard('ui/tabs', rows, {
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

test('ui/tabs: the arrow keys follow the direction of the text @claim-tabs.right-to-left', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/tabs');
  const stage = await liveExample(page, 'tabs/product-information');
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  await tab(stage, 'Details').focus();
  await page.keyboard.press('ArrowLeft');
  await expectSelected(stage, 'Care');
  const [details, care] = await Promise.all(
    ['Details', 'Care'].map((name) => tab(stage, name).boundingBox()),
  );
  expect(care!.x).toBeLessThan(details!.x);
  await page.keyboard.press('ArrowRight');
  await expectSelected(stage, 'Details');
  await page.keyboard.press('ArrowRight');
  await expectSelected(stage, 'Delivery');
});

test('ui/tabs: axe finds nothing, whichever tab is selected or disabled @claim-tabs.pattern', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/tabs');
  const stage = await liveExample(page, 'tabs/product-information');
  await expectNoAxeFindings(page, stage);
  await tab(stage, 'Care').click();
  await expectNoAxeFindings(page, stage);
});

test('ui/tabs: a link and the address select a linked tab @claim-tabs.linked', async ({page}) => {
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

test('ui/tabs: all contents can be read without JavaScript @claim-tabs.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/tabs');
  const stage = page.locator('[data-example="tabs/product-information"] .example-stage');
  await expect(stage.getByText('Woven from lambswool')).toBeVisible();
  const care = stage.getByText('Wash by hand');
  await expect(care).toBeVisible();
  await expect(stage.getByRole('tab')).toHaveCount(0);
  await stage
    .getByRole('navigation', {name: 'About the wool scarf'})
    .getByRole('link', {name: 'Care'})
    .click();
  expect(await care.evaluate((one) => one.matches(':target'))).toBe(true);
  await context.close();
});

test('ui/tabs: tabs that do not fit scroll by themselves at 320 pixels @claim-tabs.overflow', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/tabs');
  const stage = await liveExample(page, 'tabs/many-tabs');
  await tab(stage, 'Scarves').focus();
  await page.keyboard.press('End');
  await expect(tab(stage, 'Socks')).toBeInViewport({ratio: 0.99});
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('ui/tabs: the selected tab alone has an edge in forced colors @claim-tabs.forced-colors', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/tabs');
  for (const example of ['tabs/product-information', 'tabs/size-guide']) {
    const stage = await liveExample(page, example);
    const edges = await stage.getByRole('tab').evaluateAll((tabs) => {
      // The color of the page, which an edge must not have to be seen.
      const probe = document.createElement('i');
      probe.style.color = 'Canvas';
      document.body.append(probe);
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      return tabs.map((one) => {
        const {borderBottomColor, borderInlineEndColor, borderBottomWidth} = getComputedStyle(one);
        const color = borderBottomWidth === '0px' ? borderInlineEndColor : borderBottomColor;
        return {selected: one.getAttribute('aria-selected') === 'true', seen: color !== canvas};
      });
    });
    expect(edges.length).toBeGreaterThan(1);
    for (const {selected, seen} of edges) expect(seen).toBe(selected);
  }
});
