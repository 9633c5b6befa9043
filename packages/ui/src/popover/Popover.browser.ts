import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

async function openByKey(page: Page, example: string, key = 'Enter') {
  const stage = await liveExample(page, `popover/${example}`);
  const trigger = stage.getByRole('button').first();
  await trigger.focus();
  await page.keyboard.press(key);
  const popover = stage.locator('[popover]').first();
  await expect(popover).toBeVisible();
  return {stage, trigger, popover};
}

const rows = withClaims(keyboard, {
  open: '@claim-popover.focus-in',
  tab: '@claim-popover.focus-leaves',
  escape: '@claim-popover.focus-back',
});

testKeyboard('ui/popover', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {popover} = await openByKey(page, 'color-filter', key);
      await expect(popover.getByLabel('Black')).toBeFocused();
      await page.keyboard.press('Escape');
    }
    const {popover} = await openByKey(page, 'delivery-estimate');
    await expect(popover).toBeFocused();
  },

  async toggle(page) {
    for (const key of ['Enter', 'Space']) {
      const {trigger, popover} = await openByKey(page, 'choose-a-store');
      await trigger.focus();
      await expect(popover).toBeVisible();
      await page.keyboard.press(key);
      await expect(popover).toBeHidden();
      await expect(trigger).toBeFocused();
    }
  },

  async tab(page) {
    const {stage, popover} = await openByKey(page, 'sides');
    await page.keyboard.press('Tab');
    await expect(popover).toBeHidden();
    await expect(stage.getByRole('button', {name: 'Recycled wool'})).toBeFocused();
    const colors = await openByKey(page, 'color-filter');
    await page.keyboard.press('Tab');
    await expect(colors.popover.getByLabel('Blue')).toBeFocused();
    await expect(colors.popover).toBeVisible();
  },

  async 'shift-tab'(page) {
    const {popover, trigger} = await openByKey(page, 'color-filter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(popover.getByLabel('Black')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(trigger).toBeFocused();
  },

  async escape(page) {
    const {popover, trigger} = await openByKey(page, 'color-filter');
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

test('ui/popover: a press outside closes, and one inside does not', async ({page}) => {
  await openComponentPage(page, 'ui/popover');
  const {popover, trigger} = await openByKey(page, 'color-filter');
  await popover.getByText('Blue').click();
  await expect(popover).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(popover).toBeHidden();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger).toHaveText('Color (1)');
  await trigger.click();
  await expect(popover).toBeVisible();
  await trigger.click();
  await expect(popover).toBeHidden();
});

test('ui/popover: opens on its side, in both directions, and moves where it would not fit @claim-popover.anchored', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/popover');
  const stage = await liveExample(page, 'popover/sides');
  const boxes = async (index: number) => {
    const trigger = stage.getByRole('button').nth(index);
    await trigger.click();
    const popover = stage.locator('[popover]').nth(index);
    await expect(popover).toBeVisible();
    const [outer, inner] = [(await trigger.boundingBox())!, (await popover.boundingBox())!];
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    return {outer, inner};
  };
  const isBelow = async () => {
    const {outer, inner} = await boxes(1);
    return inner.y >= outer.y + outer.height;
  };
  const scrollTo = (block: ScrollLogicalPosition) =>
    stage.evaluate((element, where) => element.scrollIntoView({block: where}), block);

  await scrollTo('center');
  const top = await boxes(0);
  expect(top.inner.y + top.inner.height).toBeLessThanOrEqual(top.outer.y);
  expect(await isBelow()).toBe(true);
  const start = await boxes(2);
  expect(start.inner.x + start.inner.width).toBeLessThanOrEqual(start.outer.x);

  await scrollTo('end');
  await page.evaluate(() => scrollBy(0, -20));
  expect(await isBelow()).toBe(false);

  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  await scrollTo('center');
  const rtl = await boxes(2);
  expect(rtl.inner.x).toBeGreaterThanOrEqual(rtl.outer.x + rtl.outer.width);
});

test('ui/popover: in a dialog it lies above it, and Escape closes it alone', async ({page}) => {
  await openComponentPage(page, 'ui/popover');
  const stage = await liveExample(page, 'popover/in-a-dialog');
  await stage.getByRole('button', {name: 'Pay by card'}).press('Enter');
  const dialog = stage.getByRole('dialog', {name: 'Pay by card'});
  await dialog.getByRole('button', {name: 'Where is the security code?'}).press('Enter');
  const popover = stage.getByRole('dialog', {name: 'Security code'});
  await expect(popover).toBeFocused();
  const box = (await popover.boundingBox())!;
  const hit = await popover.evaluate(
    (element, [x, y]) => element.contains(document.elementFromPoint(x!, y!)),
    [box.x + 10, box.y + 10],
  );
  expect(hit).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('ui/popover: the browser opens and closes it without scripts @claim-popover.no-script', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await openComponentPage(page, 'ui/popover');
  const stage = page.locator('[data-example="popover/delivery-estimate"] .example-stage');
  const trigger = stage.getByRole('button', {name: 'How do we know?'});
  const popover = stage.getByRole('dialog', {name: 'When it arrives'});
  await trigger.click();
  await expect(popover).toBeVisible();
  await trigger.click();
  await expect(popover).toBeHidden();
  await page.close();
});

test('ui/popover: axe finds nothing in open popovers, and they fit a screen of 320 pixels @claim-popover.preferences', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await openComponentPage(page, 'ui/popover');
  for (const example of ['delivery-estimate', 'choose-a-store', 'color-filter', 'sides']) {
    const {stage, popover} = await openByKey(page, example);
    await expect(popover).toHaveCSS('border-top-width', '1px');
    await expect(popover).toHaveCSS('transition-duration', '0s');
    const box = (await popover.boundingBox())!;
    expect(box.x, example).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }
});

test('ui/popover: the page behind stays in use @claim-popover.not-modal', async ({page}) => {
  await openComponentPage(page, 'ui/popover');
  const {stage, popover} = await openByKey(page, 'sides');
  expect(await popover.getAttribute('aria-modal')).toBeNull();
  await expect(stage.getByRole('button', {name: 'Machine wash'})).toBeEnabled();
  const before = await page.evaluate(() => scrollY);
  const {x, y} = (await stage.boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.wheel(0, -20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before - 20);
  await stage.getByRole('button', {name: 'Machine wash'}).click();
  await expect(stage.getByRole('dialog', {name: 'Machine wash'})).toBeVisible();
  await expect(popover).toBeHidden();
});

test('ui/popover: stays beside its trigger while the page scrolls @claim-popover.scrolls-along', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/popover');
  const {trigger, popover} = await openByKey(page, 'delivery-estimate');
  await trigger.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const distance = async () => {
    const [outer, inner] = [(await trigger.boundingBox())!, (await popover.boundingBox())!];
    return {down: inner.y - outer.y, across: inner.x - outer.x, at: outer.y};
  };
  const before = await distance();
  await page.evaluate(() => scrollBy({top: 60, behavior: 'instant'}));
  const after = await distance();
  expect(after.at).toBeCloseTo(before.at - 60, 0);
  expect(after.down).toBeCloseTo(before.down, 0);
  expect(after.across).toBeCloseTo(before.across, 0);
});
