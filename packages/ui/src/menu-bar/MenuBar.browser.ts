import {expect, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {isExpanded} from '../../../../tests/lib/accessibility-tree.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {
  toggle: '@claim-menu-bar.disclosure',
  escape: '@claim-menu-bar.escape',
  leave: '@claim-menu-bar.closes',
});

testKeyboard('ui/menu-bar', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'menu-bar/many-categories');
    const bar = stage.getByRole('navigation');
    await stage.getByRole('link', {name: 'Tents and tarps'}).focus();
    const before = await bar.evaluate(({scrollLeft}) => scrollLeft);
    for (let step = 0; step < 7; step++) await page.keyboard.press('Tab');
    const last = stage.getByRole('link', {name: 'Trekking poles'});
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ratio: 0.9});
    expect(await bar.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(before);
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'Backpacks'})).toBeFocused();

    const panels = await liveExample(page, 'menu-bar/with-panels');
    await panels.getByRole('button', {name: 'Shoes'}).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panels.getByRole('link', {name: 'All Shoes'})).toBeFocused();
  },

  async 'enter-link'(page) {
    const stage = await liveExample(page, 'menu-bar/guide-sections');
    await stage.getByRole('link', {name: 'Repairs'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#guides\/repairs$/);
  },

  async toggle(page) {
    const stage = await liveExample(page, 'menu-bar/with-panels');
    const link = stage.getByRole('link', {name: 'All Shoes'});
    await stage.getByRole('button', {name: 'Shoes'}).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(link).toBeVisible();
      await page.keyboard.press(key);
      await expect(link).toBeHidden();
    }
  },

  async escape(page) {
    const stage = await liveExample(page, 'menu-bar/with-panels');
    const button = stage.getByRole('button', {name: 'Shoes'});
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('link', {name: 'All Shoes'})).toBeHidden();
    await expect(button).toBeFocused();
  },

  async leave(page) {
    const stage = await liveExample(page, 'menu-bar/with-panels');
    await stage.getByRole('button', {name: 'Socks'}).focus();
    await page.keyboard.press('Enter');
    await stage.getByRole('link', {name: 'Liners'}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Insoles'})).toBeFocused();
    await expect(stage.getByRole('link', {name: 'Liners'})).toBeHidden();
  },
});

test.describe('ui/menu-bar', () => {
  test.beforeEach(({page}) => openComponentPage(page, 'ui/menu-bar'));

  test('opens below its entry, closes outside and after a link, and axe finds nothing @claim-menu-bar.anchored @claim-menu-bar.closes', async ({
    page,
  }) => {
    const stage = await liveExample(page, 'menu-bar/with-panels');
    await expectNoAxeFindings(page, stage);
    const button = stage.getByRole('button', {name: 'Shoes'});
    await button.click();
    const panel = stage.locator(':popover-open');
    const [above, below] = [(await button.boundingBox())!, (await panel.boundingBox())!];
    expect(Math.abs(below.y - above.y - above.height)).toBeLessThanOrEqual(1);
    expect(below.x).toBeCloseTo(above.x, 0);
    await expectNoAxeFindings(page, stage);
    await page.mouse.click(5, 5);
    await expect(panel).toHaveCount(0);
    await button.click();
    await stage.getByRole('link', {name: 'Sandals'}).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/#sandals$/);
  });

  test('shows the current entry of a bar that is too wide, within 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    const stage = await liveExample(page, 'menu-bar/many-categories');
    await expect(stage.getByRole('link', {name: 'Sleeping bags'})).toBeInViewport({ratio: 0.9});
    const panels = await liveExample(page, 'menu-bar/with-panels');
    await panels.getByRole('button', {name: 'Socks'}).click();
    const box = (await panels.locator(':popover-open').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('shows the focused entry of a bar that scrolls as a whole', async ({page}) => {
    for (const [width, dir] of [
      [320, 'ltr'],
      [390, 'ltr'],
      [390, 'rtl'],
    ] as const) {
      await page.setViewportSize({width, height: 700});
      for (const example of ['many-categories', 'guide-sections', 'with-panels', 'from-a-block']) {
        const bar = servedExample(page, `menu-bar/${example}`).getByRole('navigation').first();
        await bar.evaluate((nav, value) => nav.setAttribute('dir', value), dir);
        const entries = bar.locator(':scope > ul > li > :is(a, button)');
        await entries.first().focus();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let step = 1; step < (await entries.count()); step += 1) {
            await page.keyboard.press(key);
            const cutOff = await bar.evaluate((nav) => {
              const [outer, inner] = [nav, document.activeElement!].map((one) =>
                one.getBoundingClientRect(),
              );
              return Math.max(outer!.left - inner!.left, inner!.right - outer!.right);
            });
            const name = await page.evaluate(() => document.activeElement!.textContent);
            expect(cutOff, `${example}, ${name}, ${width} px, ${dir}`).toBeLessThanOrEqual(0.5);
          }
        }
      }
    }
  });

  test('stands at the other side from right to left', async ({page}) => {
    const stage = await liveExample(page, 'menu-bar/with-panels');
    await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
    const button = stage.getByRole('button', {name: 'Shoes'});
    await button.click();
    const [above, below] = [
      (await button.boundingBox())!,
      (await stage.locator(':popover-open').boundingBox())!,
    ];
    expect(below.x + below.width).toBeCloseTo(above.x + above.width, 0);
  });
});

test('ui/menu-bar opens a panel without JavaScript @claim-menu-bar.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/menu-bar');
  const stage = page.locator('[data-example="menu-bar/with-panels"]');
  await stage.getByRole('button', {name: 'Shoes'}).click();
  await expect(stage.getByRole('link', {name: 'All Shoes'})).toBeVisible();
  await context.close();
});

test('ui/menu-bar: the browser tells whether a panel is open @claim-menu-bar.expanded', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/menu-bar');
  const stage = await liveExample(page, 'menu-bar/with-panels');
  const button = stage.getByRole('button', {name: 'Shoes'});
  expect(await isExpanded(button)).toBe(false);
  await button.click();
  expect(await isExpanded(button)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isExpanded(button)).toBe(false);
});

test('ui/menu-bar: each target is at least 40 pixels high @claim-menu-bar.target-height', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/menu-bar');
  const stage = await liveExample(page, 'menu-bar/with-panels');
  for (const button of await stage.getByRole('button').all()) {
    await button.click();
    const heights = await stage
      .locator('nav :is(a, button)')
      .evaluateAll((targets) => targets.map((one) => one.getBoundingClientRect().height));
    const shown = heights.filter((height) => height > 0);
    expect(shown.length).toBeGreaterThan(4);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(40);
  }
});

test('ui/menu-bar: in forced colors a line marks the current page, and panels have a border @claim-menu-bar.forced-colors', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/menu-bar');
  const sections = await liveExample(page, 'menu-bar/guide-sections');
  const lineOf = (name: string) =>
    sections.getByRole('link', {name}).evaluate((link) => {
      const canvas = document.createElement('i');
      canvas.style.color = 'Canvas';
      link.append(canvas);
      const {borderBottomWidth: width, borderBottomColor: color} = getComputedStyle(link);
      const isSeen = color !== getComputedStyle(canvas).color;
      canvas.remove();
      return {width, isSeen};
    });
  expect(await lineOf('Sizes')).toEqual({width: '2px', isSeen: true});
  expect(await lineOf('Care')).toEqual({width: '2px', isSeen: false});
  const panels = await liveExample(page, 'menu-bar/with-panels');
  await panels.getByRole('button', {name: 'Shoes'}).click();
  await expect(panels.locator(':popover-open')).toHaveCSS('border', /^1px solid/);
});
