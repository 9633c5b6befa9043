import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

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

test('ui/table: at 320 pixels the table scrolls, and the caption stays', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/table');
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
