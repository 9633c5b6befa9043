import {expect, type Locator, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/navigation/flyout-navigation';

async function departments(page: Page) {
  const stage = await liveExample(page, 'navigation/flyout-navigation/departments');
  return {
    stage,
    clothes: stage.getByRole('button', {name: 'Clothes'}),
    shoes: stage.getByRole('button', {name: 'Shoes'}),
    sale: stage.getByRole('link', {name: 'Sale'}),
    link: (name: string) => stage.getByRole('link', {name, exact: true}),
    panel: stage.locator(':popover-open'),
  };
}

const rows = withClaims(keyboard, {toggle: '@claim-flyout-navigation.hover'});

testKeyboard('ui/navigation/flyout-navigation', rows, {
  async tab(page) {
    const {clothes, shoes, sale, link, panel} = await departments(page);
    await clothes.focus();
    await page.keyboard.press('Tab');
    await expect(shoes).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link('All Shoes')).toBeFocused();
    await link('Sandals').focus();
    await page.keyboard.press('Tab');
    await expect(sale).toBeFocused();
    await expect(panel).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(shoes).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(clothes).toBeFocused();
    await expect(panel).toHaveCount(0);
  },

  async toggle(page) {
    const {clothes, panel} = await departments(page);
    await clothes.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel).toHaveCount(1);
      await expect(clothes).toBeFocused();
      await page.keyboard.press(key);
      await expect(panel).toHaveCount(0);
    }
  },

  async follow(page) {
    const {clothes, link, panel} = await departments(page);
    await clothes.press('Enter');
    await link('Pants').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#pants$/);
    await expect(panel).toHaveCount(0);
  },

  async down(page) {
    const {clothes, link} = await departments(page);
    await clothes.focus();
    await page.keyboard.press('ArrowDown');
    await expect(link('All Clothes')).toBeFocused();
  },

  async 'in-panel'(page) {
    const {clothes, link} = await departments(page);
    await clothes.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(link('Jackets')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(clothes).toBeFocused();
  },

  async across(page) {
    const {clothes, shoes, sale} = await departments(page);
    await clothes.focus();
    await page.keyboard.press('ArrowRight');
    await expect(shoes).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(sale).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(shoes).toBeFocused();
    const stage = await liveExample(page, 'navigation/flyout-navigation/right-to-left');
    await stage.getByRole('button').nth(0).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(stage.getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(stage.getByRole('button').nth(0)).toBeFocused();
  },

  async ends(page) {
    const {clothes, sale} = await departments(page);
    await clothes.focus();
    await page.keyboard.press('End');
    await expect(sale).toBeFocused();
    await page.keyboard.press('Home');
    await expect(clothes).toBeFocused();
  },

  async escape(page) {
    const {clothes, link, panel} = await departments(page);
    await clothes.press('ArrowDown');
    await expect(link('All Clothes')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(clothes).toBeFocused();
  },
});

test.describe('ui/navigation/flyout-navigation', () => {
  test.beforeEach(({page}) => openComponentPage(page, ROUTE));

  test('opens for a mouse that rests, stays on the way into the panel, closes behind it @claim-flyout-navigation.hover', async ({
    page,
  }) => {
    const {clothes, shoes, link, panel} = await departments(page);
    await clothes.hover();
    await expect(panel).toHaveCount(1);
    // The pointer does not rest on the button that it passes.
    const way: [number, number][] = [];
    for (const element of [shoes, link('Rain jackets')]) {
      const {x, y, width, height} = (await element.boundingBox())!;
      way.push([x + width / 2, y + height / 2]);
    }
    for (const [x, y] of way) await page.mouse.move(x, y);
    await page.waitForTimeout(500);
    await expect(link('Rain jackets')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(panel).toHaveCount(0);
  });

  test('stays on a click after hover, closes on the next and outside @claim-flyout-navigation.hover @claim-flyout-navigation.click-after-hover', async ({
    page,
  }) => {
    const {clothes, panel} = await departments(page);
    await clothes.hover();
    await expect(panel).toHaveCount(1);
    await clothes.click();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(500);
    await expect(panel).toHaveCount(1);
    await clothes.click();
    await expect(panel).toHaveCount(0);
    await clothes.click();
    await page.mouse.click(5, 5);
    await expect(panel).toHaveCount(0);
  });

  test('closes by Escape what a mouse opened, wherever the focus is @claim-flyout-navigation.escape', async ({
    page,
  }) => {
    const {clothes, sale, panel} = await departments(page);
    await sale.focus();
    await clothes.hover();
    await expect(panel).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(sale).toBeFocused();
  });

  test('has panels as wide as the navigation, without findings of axe @claim-flyout-navigation.forced-colors @claim-flyout-navigation.anchors', async ({
    page,
  }) => {
    const {stage, clothes, panel} = await departments(page);
    await expectNoAxeFindings(page, stage);
    await clothes.click();
    const nav = (await stage.getByRole('navigation').boundingBox())!;
    const box = (await panel.boundingBox())!;
    expect(box.x).toBeCloseTo(nav.x, 0);
    expect(box.width).toBeCloseTo(nav.width, 0);
    expect(Math.abs(box.y - nav.y - nav.height)).toBeLessThanOrEqual(1);
    await expectNoAxeFindings(page, stage);
    await page.emulateMedia({forcedColors: 'active'});
    await expect(panel).toHaveCSS('border-top-width', '1px');
    await page.emulateMedia({forcedColors: 'none'});
  });

  test('closes its panel when a router shows another page', async ({page}) => {
    const stage = await liveExample(page, 'navigation/flyout-navigation/router-links');
    await stage.getByRole('button', {name: 'Table'}).click();
    await stage.getByRole('link', {name: 'Glasses'}).click();
    await expect(stage.getByRole('status')).toHaveText('You are looking at: glasses');
    await expect(stage.locator(':popover-open')).toHaveCount(0);
  });

  test('is usable at 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const {clothes, link, panel} = await departments(page);
    await clothes.click();
    await expect(link('Rain jackets')).toBeVisible();
    const box = (await panel.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('ui/navigation/flyout-navigation opens a panel without JavaScript @claim-flyout-navigation.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, ROUTE);
  const stage = page.locator('[data-example="navigation/flyout-navigation/departments"]');
  await stage.getByRole('button', {name: 'Clothes'}).click();
  await expect(stage.getByRole('link', {name: 'Rain jackets'})).toBeVisible();
  await context.close();
});

test.describe('ui/navigation/flyout-navigation', () => {
  test.beforeEach(({page}) => openComponentPage(page, ROUTE));

  test('the browser tells whether a panel is open @claim-flyout-navigation.expanded', async ({
    page,
  }) => {
    const {clothes} = await departments(page);
    const session = await page.context().newCDPSession(page);
    const isExpanded = async () => {
      const {result} = await session.send('Runtime.evaluate', {
        expression: `[...document.querySelectorAll('[data-example$="/departments"] .example-stage button')].find(({textContent}) => textContent.startsWith('Clothes'))`,
      });
      const {nodes} = await session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      return nodes[0]?.properties?.find(({name}) => name === 'expanded')?.value.value as unknown;
    };
    expect(await isExpanded()).toBe(false);
    await clothes.click();
    expect(await isExpanded()).toBe(true);
  });

  for (const forcedColors of ['none', 'active'] as const) {
    test(`a line marks the entry with the current page, forced colors: ${forcedColors} @claim-flyout-navigation.current`, async ({
      page,
    }) => {
      await page.emulateMedia({forcedColors});
      const {clothes, shoes, sale} = await departments(page);
      /** Whether the line shows: it is neither transparent nor as the canvas. */
      const hasLine = (entry: Locator) =>
        entry.evaluate((element) => {
          const canvas = document.body.appendChild(document.createElement('i'));
          canvas.style.color = 'Canvas';
          const {borderBottomColor} = getComputedStyle(element);
          const isSeen = !/, 0\)$/.test(borderBottomColor);
          const shows = isSeen && borderBottomColor !== getComputedStyle(canvas).color;
          canvas.remove();
          return shows;
        });
      expect(await hasLine(shoes)).toBe(true);
      expect(await hasLine(clothes)).toBe(false);
      expect(await hasLine(sale)).toBe(false);
    });
  }
});
