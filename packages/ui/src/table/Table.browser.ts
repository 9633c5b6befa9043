import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['size-table', 'shipping-costs', 'with-links', 'many-columns'];

testKeyboard('ui/table', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'table/with-links');
    const table = stage.getByRole('region', {name: 'Gifts below €100'});
    await table.focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Enamel mug'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(table).toBeFocused();
  },

  async arrows(page) {
    const stage = await liveExample(page, 'table/many-columns');
    const area = stage.getByRole('region');
    const position = () => area.evaluate(({scrollLeft}) => scrollLeft);
    await area.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(position).toBeGreaterThan(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(position).toBe(0);
  },
});

for (const theme of ['light', 'dark']) {
  test(`ui/table: axe finds nothing (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/table');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `table/${example}`));
    }
  });
}

test('ui/table: at 320 pixels the table scrolls, not the page, and the caption stays', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/table');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `table/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
  const area = (await liveExample(page, 'table/many-columns')).getByRole('region');
  const caption = area.locator('caption span');
  const before = (await caption.boundingBox())!;
  const scrolled = await area.evaluate((element) => {
    element.scrollLeft = 200;
    return element.scrollLeft;
  });
  expect(scrolled).toBe(200);
  const after = (await caption.boundingBox())!;
  expect(Math.abs(after.x - before.x)).toBeLessThan(1);
});
