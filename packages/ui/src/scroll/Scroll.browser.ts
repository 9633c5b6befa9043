import {expect, type Locator, type Page, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const position = (area: Locator) =>
  area.evaluate(({scrollLeft, scrollTop}) => Math.abs(scrollLeft) + scrollTop);

async function scrollsForthAndBack(page: Page, forth: string, back: string) {
  const stage = await liveExample(page, 'scroll/terms');
  const area = stage.getByRole('region');
  await area.focus();
  await page.keyboard.press(forth);
  await expect(area).toHaveAttribute('data-overflow-start');
  await page.keyboard.press(back);
  await expect.poll(() => position(area)).toBe(0);
}

testKeyboard('ui/scroll', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'scroll/bought-together');
    const area = stage.getByRole('region');
    await area.focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Wool scarf'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(area).toBeFocused();
  },

  async horizontal(page) {
    const stage = await liveExample(page, 'scroll/bought-together');
    const area = stage.getByRole('region');
    await area.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(area)).toBeGreaterThan(0);
    await expect(area).toHaveAttribute('data-overflow-start');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(area)).toBe(0);
    await expect(area).not.toHaveAttribute('data-overflow-start');
  },

  async vertical(page) {
    await scrollsForthAndBack(page, 'ArrowDown', 'ArrowUp');
  },

  async page(page) {
    await scrollsForthAndBack(page, 'PageDown', 'PageUp');
  },

  async ends(page) {
    await scrollsForthAndBack(page, 'End', 'Home');
  },
});

test('ui/scroll: fades where content is hidden, and nowhere without', async ({page}) => {
  await openComponentPage(page, 'ui/scroll');
  const stage = await liveExample(page, 'scroll/size-chart');
  const area = stage.getByRole('region');
  await expect(area).toHaveAttribute('data-overflow-end');
  await expect(area).toHaveCSS('mask-image', /calc\(100% - 40px\)/);
  await area.evaluate((element) => element.scrollTo({left: 9999, behavior: 'instant'}));
  await expect(area).not.toHaveAttribute('data-overflow-end');
  await expect(area).toHaveCSS('mask-image', /40px/);
  await area.evaluate((element) => (element.style.width = '60rem'));
  await expect(area).not.toHaveAttribute('data-overflow-start');
  await expect(area).not.toHaveAttribute('tabindex');
});

test('ui/scroll: fades the other edge where text runs from right to left', async ({page}) => {
  await openComponentPage(page, 'ui/scroll');
  const stage = await liveExample(page, 'scroll/filter-chips');
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  const area = stage.getByRole('region');
  await expect(area).toHaveCSS('mask-image', /to left/);
  await expect(area).toHaveCSS('mask-image', /64px/);
});

test('ui/scroll: axe finds nothing, also at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/scroll');
  for (const example of ['bought-together', 'size-chart', 'terms', 'filter-chips']) {
    const stage = await liveExample(page, `scroll/${example}`);
    await expectNoAxeFindings(page, stage);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
  }
});
