import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
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

test('ui/skip-to-content: shows for a focus without a key, and covers what is below @claim-skip-to-content.every-focus', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/skip-to-content');
  const stage = await liveExample(page, 'skip-to-content/store-page');
  const link = stage.getByRole('link').first();
  const heightOf = () => stage.evaluate((element) => element.getBoundingClientRect().height);
  const before = await heightOf();
  await page.mouse.click(5, 300);
  // As a switch or a screen reader moves the focus: without a key.
  await link.evaluate((element) => element.focus());
  const {x, y, width, height} = (await link.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  const isOnTop = await link.evaluate(
    (element, [atX, atY]) => document.elementFromPoint(atX!, atY!) === element,
    [x + width / 2, y + height / 2],
  );
  expect(isOnTop).toBe(true);
  expect(await heightOf()).toBe(before);
});

test('ui/skip-to-content: the browser moves the focus without JavaScript @claim-skip-to-content.no-script', async ({
  browser,
}) => {
  await withoutScripts(browser, 'ui/skip-to-content', async (page) => {
    const stage = servedExample(page, 'skip-to-content/store-page');
    await stage.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('link', {name: 'Wool scarf'})).toBeFocused();
  });
});
