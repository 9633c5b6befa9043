import {expect, type Page, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

/** Tabs into an example from the control before it. */
async function tabInto(page: Page, id: string) {
  const stage = await liveExample(page, id);
  const link = stage.getByRole('link').first();
  await expect(link).toHaveCSS('width', '1px');
  await stage.evaluate((element) => {
    const before = document.createElement('button');
    before.textContent = 'Before';
    element.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  return {stage, link};
}

testKeyboard('ui/skip-to-content', keyboard, {
  async tab(page) {
    const {stage, link} = await tabInto(page, 'skip-to-content/store-page');
    await expect(link).toBeInViewport();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Women'})).toBeFocused();
    await expect(link).toHaveCSS('width', '1px');
  },

  async enter(page) {
    const {stage} = await tabInto(page, 'skip-to-content/store-page');
    await page.keyboard.press('Enter');
    await expect(stage.locator('#scarves')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Wool scarf'})).toBeFocused();
  },
});

test('ui/skip-to-content: stands at the start, also from right to left and at 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/skip-to-content');
  const {stage, link} = await tabInto(page, 'skip-to-content/translated');
  const frame = (await stage.boundingBox())!;
  const box = (await link.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(frame.x);
  expect(Math.round(frame.x + frame.width - box.x - box.width)).toBe(12);
});

test('ui/skip-to-content: axe finds nothing while it is hidden', async ({page}) => {
  await openComponentPage(page, 'ui/skip-to-content');
  for (const example of ['store-page', 'several-targets', 'translated', 'past-a-carousel']) {
    await expectNoAxeFindings(page, await liveExample(page, `skip-to-content/${example}`));
  }
});
