import {expect, type Locator, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {heard} from '../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const PHONE = {width: 390, height: 800};
const DESKTOP = {width: 1280, height: 800};

async function openByKey(page: Page, example: string, key = 'Enter') {
  await page.setViewportSize(PHONE);
  const stage = await liveExample(page, `flex-drawer/${example}`);
  const trigger = stage.locator('[popovertarget]');
  await trigger.focus();
  await page.keyboard.press(key);
  const drawer = stage.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.getAnimations().length)).toBe(0);
  return {stage, trigger, drawer};
}

const rows = withClaims(keyboard, {
  tab: '@claim-flex-drawer.focus',
  escape: '@claim-flex-drawer.modal',
});

testKeyboard('ui/flex-drawer', rows, {
  async open(page) {
    for (const key of ['Enter', 'Space']) {
      const {stage, drawer} = await openByKey(page, 'category-filters', key);
      await expect(drawer.getByLabel('Blue')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(stage.locator('section')).toBeHidden();
    }
  },

  async tab(page) {
    const {drawer} = await openByKey(page, 'category-filters');
    await page.keyboard.press('Tab');
    await expect(drawer.getByLabel('Red')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByLabel('Blue')).toBeFocused();
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await drawer.evaluate((element) => {
        const {activeElement} = document;
        // After the last control the focus may leave for the browser's own controls, and then it is on the body.
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
  },

  async escape(page) {
    await page.setViewportSize(PHONE);
    await liveExample(page, 'flex-drawer/category-filters');
    const inert = await page.locator('[inert]').count();
    const {stage, trigger} = await openByKey(page, 'category-filters');
    expect(await page.locator('[inert]').count()).toBeGreaterThan(inert);
    await page.keyboard.press('Escape');
    await expect(stage.locator('section')).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(inert);
  },
});

test('ui/flex-drawer: is a panel on a wide screen, and closes when the screen becomes wide @claim-flex-drawer.region @claim-flex-drawer.wide', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/flex-drawer');
  const stage = await liveExample(page, 'flex-drawer/category-filters');
  await expect(stage.getByRole('region', {name: 'Color'})).toBeVisible();
  await expect(stage.locator('[popovertarget]')).toBeHidden();
  await stage.getByLabel('Red').check();
  await expect(stage.getByRole('listitem')).toHaveText(['Red anorak']);
  const {drawer} = await openByKey(page, 'category-filters');
  await expect(drawer.getByLabel('Red')).toBeChecked();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(stage.getByRole('region', {name: 'Color'})).toBeVisible();
  await expect(stage.locator('section')).toHaveCSS('position', 'static');
});

/**
 * The inert elements, with their places in the page: `footer.theme-layout-footer in 2/5`. The site's own menu has some too, as long as the window is
 * narrow.
 */
const inertElements = (page: Page) =>
  page.locator('[inert]:not(.navbar-sidebar *)').evaluateAll((elements) => {
    function placeOf(element: Element): number[] {
      const {parentElement} = element;
      if (!parentElement || element === document.body) return [];
      return [...placeOf(parentElement), [...parentElement.children].indexOf(element) + 1];
    }
    return elements.map((element) => {
      const {localName, id, classList} = element;
      return `${localName}${id && `#${id}`}.${classList[0]} in ${placeOf(element).join('/')}`;
    });
  });

const WAYS_OUT: Record<string, (page: Page, drawer: Locator) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (_, drawer) => drawer.getByRole('button', {name: 'Close'}).click(),
  'the backdrop': (page) => page.mouse.click(100, 100),
  'a wide window': (page) => page.setViewportSize(DESKTOP),
  'a page without it': (page) =>
    page
      .locator('a[href="/docs/packages/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click()),
};

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`ui/flex-drawer: after ${way}, the same elements are inert as before it opened @claim-flex-drawer.given-back`, async ({
    page,
  }) => {
    await openComponentPage(page, 'ui/flex-drawer');
    await page.setViewportSize(PHONE);
    await liveExample(page, 'flex-drawer/order-summary');
    await page.locator('.navbar').evaluate((navbar: HTMLElement) => (navbar.inert = true));
    const before = await inertElements(page);
    expect(before).toContainEqual(expect.stringMatching(/^nav\./));
    const {drawer} = await openByKey(page, 'order-summary');
    expect((await inertElements(page)).length).toBeGreaterThan(before.length);
    await leave(page, drawer);
    await expect(drawer).toHaveCount(0);
    await expect.poll(() => inertElements(page)).toEqual(before);
  });
}

test('ui/flex-drawer: announcements are heard while it is open, and after it has closed @claim-flex-drawer.announcements', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/flex-drawer');
  const stage = await liveExample(page, 'flex-drawer/category-filters');
  const reader = await heard(page);
  // The regions are on the page by now, so the drawer makes them inert.
  await stage.getByLabel('Red').check();
  await expect.poll(() => reader.log.length).toBe(1);
  const {drawer} = await openByKey(page, 'category-filters');
  await drawer.getByLabel('Blue').check();
  await expect.poll(() => reader.log.length).toBe(2);
  await drawer.getByLabel('Green').check();
  await page.keyboard.press('Escape');
  await expect.poll(() => reader.log.length).toBe(3);
  await page.setViewportSize(DESKTOP);
  await stage.getByLabel('Green').uncheck();
  await expect.poll(() => reader.log.length).toBe(4);
  expect((await reader.stop()).map(({text}) => text)).toEqual([
    '1 of 4 jackets',
    '3 of 4 jackets',
    '4 of 4 jackets',
    '3 of 4 jackets',
  ]);
});

test('ui/flex-drawer: a press on the page closes it, and the browser opens it without scripts @claim-flex-drawer.no-script', async ({
  browser,
  page,
}) => {
  await openComponentPage(page, 'ui/flex-drawer');
  const {drawer} = await openByKey(page, 'order-summary');
  await page.mouse.click(100, 100);
  await expect(drawer).toBeHidden();
  const still = await browser.newPage({javaScriptEnabled: false, viewport: PHONE});
  await openComponentPage(still, 'ui/flex-drawer');
  const stage = still.locator('[data-example="flex-drawer/order-summary"] .example-stage');
  await expect(stage.locator('section')).toBeHidden();
  await stage.locator('[popovertarget]').click();
  await expect(stage.locator('section')).toBeVisible();
  await still.close();
});

test('ui/flex-drawer: axe finds nothing, open or not, and it fits a screen of 320 pixels @claim-flex-drawer.reduced-motion @claim-flex-drawer.forced-colors', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await openComponentPage(page, 'ui/flex-drawer');
  for (const example of ['category-filters', 'order-summary', 'guide-contents', 'store-hours']) {
    await page.setViewportSize({width: 1280, height: 800});
    const stage = await liveExample(page, `flex-drawer/${example}`);
    await expectNoAxeFindings(page, stage);
    const {drawer} = await openByKey(page, example);
    await page.setViewportSize({width: 320, height: 600});
    await expect(drawer).toHaveCSS('border-top-width', '1px');
    await expect(drawer).toHaveCSS('transition-duration', '0s');
    await expectNoAxeFindings(page, stage);
    const box = (await drawer.boundingBox())!;
    expect(box.x + box.width, example).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});
