import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const EXAMPLES = ['in-the-box', 'included', 'steps', 'delivery', 'links'];

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

for (const theme of ['light', 'dark']) {
  test(`ui/list: axe finds nothing in any look (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/list');
    for (const example of EXAMPLES) {
      await expectNoAxeFindings(page, await liveExample(page, `list/${example}`));
    }
  });
}

test('ui/list: nothing is wider than 320 pixels, and links are at least 24 high', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/list');
  for (const example of EXAMPLES) {
    const stage = await liveExample(page, `list/${example}`);
    const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, example).toBe(0);
  }
  const links = page.locator('[data-example="list/links"] .example-stage a');
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('ui/list: checks are drawn in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, 'ui/list');
  const stage = await liveExample(page, 'list/included');
  const [check, around] = await stage
    .getByRole('listitem')
    .first()
    .evaluate((item) => [
      getComputedStyle(item, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(check).not.toBe('rgba(0, 0, 0, 0)');
  expect(check).not.toBe(around);
});
