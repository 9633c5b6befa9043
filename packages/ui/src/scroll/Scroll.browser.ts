import {expect, type Locator, type Page, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
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

const rows = withClaims(keyboard, {
  tab: '@claim-scroll.region',
  horizontal: '@claim-scroll.keys',
  vertical: '@claim-scroll.keys',
});

testKeyboard('ui/scroll', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'scroll/bought-together');
    const area = stage.getByRole('region');
    await area.focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Wool blanket'})).toBeFocused();
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

test('ui/scroll: fades the other edge where text runs from right to left @claim-scroll.right-to-left', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/scroll');
  const stage = await liveExample(page, 'scroll/filter-chips');
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  const area = stage.getByRole('region');
  await expect(area).toHaveCSS('mask-image', /to left/);
  await expect(area).toHaveCSS('mask-image', /64px/);
});

test('ui/scroll: the wheel scrolls it @claim-scroll.wheel', async ({page}) => {
  await openComponentPage(page, 'ui/scroll');
  const stage = await liveExample(page, 'scroll/terms');
  const area = stage.getByRole('region');
  await area.hover();
  await page.mouse.wheel(0, 30);
  await expect.poll(() => position(area)).toBe(30);
});

test('ui/scroll: its edges are whole with the focus, in forced colors and without JavaScript @claim-scroll.whole-edges @claim-scroll.no-script', async ({
  page,
  browser,
}) => {
  await openComponentPage(page, 'ui/scroll');
  const stage = await liveExample(page, 'scroll/size-chart');
  const area = stage.getByRole('region');
  await expect(area).toHaveCSS('mask-image', /40px/);
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect(area).toHaveCSS('mask-image', 'none');
  await area.evaluate((element) => element.blur());
  await expect(area).toHaveCSS('mask-image', /40px/);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(area).toHaveCSS('mask-image', 'none');

  await withoutScripts(browser, 'ui/scroll', async (plain) => {
    const served = servedExample(plain, 'scroll/size-chart').getByRole('region');
    await expect(served).toHaveCSS('mask-image', /black 0px|rgb\(0, 0, 0\) 0px/);
    await expect(served).not.toHaveCSS('mask-image', /40px/);
    await served.focus();
    await plain.keyboard.press('ArrowRight');
    await expect.poll(() => position(served)).toBeGreaterThan(0);
  });
});
