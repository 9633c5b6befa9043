import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/list', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'list/links');
    await stage.getByRole('link', {name: 'Tents', exact: true}).focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Sleeping bags'})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByRole('link', {name: 'Tents', exact: true})).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'list/links');
    await stage.getByRole('link', {name: 'Sleeping bags'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/categories\/sleeping-bags$/);
  },
});

test('ui/list: links are at least 24 high at 320 pixels @claim-list.link-height', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/list');
  const links = (await liveExample(page, 'list/links')).locator('a');
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('ui/list: checks are drawn in forced colors @claim-list.check', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/list');
  const stage = await liveExample(page, 'list/included');
  const [content, check, around] = await stage
    .getByRole('listitem')
    .first()
    .evaluate((item) => [
      getComputedStyle(item, '::before').content,
      getComputedStyle(item, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(content).toBe('""');
  expect(check).not.toBe('rgba(0, 0, 0, 0)');
  expect(check).not.toBe(around);
});
