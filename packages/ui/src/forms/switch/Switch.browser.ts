import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {nameOf} from '../../../../../tests/lib/accessibility-tree.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/switch';

testKeyboard('ui/forms/switch', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'forms/switch/notifications');
    await stage.getByLabel('By email').focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByLabel('By text message')).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'forms/switch/notifications');
    await stage.getByLabel('By text message').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByLabel('By email')).toBeFocused();
  },

  async space(page) {
    const stage = await liveExample(page, 'forms/switch/notifications');
    const email = stage.getByRole('switch', {name: 'By email'});
    await email.focus();
    await page.keyboard.press('Space');
    await expect(email).not.toBeChecked();
    await expectNoAxeFindings(page, stage);
    await page.keyboard.press('Space');
    await expect(email).toBeChecked();
    await expectNoAxeFindings(page, stage);
  },

  async enter(page) {
    const stage = await liveExample(page, 'forms/switch/in-a-form');
    const gift = stage.getByRole('switch', {name: 'Gift receipt'});
    await gift.focus();
    await page.keyboard.press('Enter');
    await expect(gift).not.toBeChecked();
    await expect(stage.getByRole('status')).toHaveText('Your parcel comes without a gift receipt.');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText('Your parcel comes with a gift receipt.');
  },
});

test(`${ROUTE} has its label as its name, as the browser computes it @claim-switch.name`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/switch/descriptions');
  expect(await nameOf(stage.getByRole('switch').first())).toBe('Save payment card');
});

test(`${ROUTE} shows its state by its thumb's place, from right to left too @claim-switch.place`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/switch/descriptions');
  const start = (name: string) =>
    stage.getByRole('switch', {name}).evaluate((control) => {
      const {marginLeft, marginRight} = getComputedStyle(control, '::before');
      return {left: Number.parseFloat(marginLeft), right: Number.parseFloat(marginRight)};
    });
  expect((await start('Save payment card')).left).toBeLessThan(4);
  expect((await start('Recently viewed products')).left).toBeGreaterThan(12);
  await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
  await expect
    .poll(async () => (await start('Recently viewed products')).right)
    .toBeGreaterThan(12);
});

test(`${ROUTE} is drawn by the browser in forced colors @claim-switch.forced-colors`, async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openComponentPage(page, ROUTE);
  const control = (await liveExample(page, 'forms/switch/notifications'))
    .getByRole('switch')
    .first();
  await expect(control).toHaveCSS('appearance', 'auto');
  expect(await control.evaluate((one) => getComputedStyle(one, '::before').display)).toBe('none');
});

test(`${ROUTE} moves its thumb at once with reduced motion @claim-switch.reduced-motion`, async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openComponentPage(page, ROUTE);
  const control = (await liveExample(page, 'forms/switch/notifications'))
    .getByRole('switch')
    .first();
  const property = await control.evaluate(
    (one) => getComputedStyle(one, '::before').transitionProperty,
  );
  expect(property).toBe('none');
});

test(`${ROUTE} has rows that a thumb can press at 320 px @claim-switch.targets`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, ROUTE);
  const rows = (await liveExample(page, 'forms/switch/descriptions')).locator('label');
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const table = await liveExample(page, 'forms/switch/in-a-table');
  for (const control of await table.getByRole('switch').all()) {
    const box = (await control.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  }
});

test(`${ROUTE} works without JavaScript @claim-switch.no-script`, async ({browser}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'forms/switch/in-a-form');
    await stage.locator('label').click();
    await expect(stage.getByRole('switch')).toBeChecked();
  });
});
