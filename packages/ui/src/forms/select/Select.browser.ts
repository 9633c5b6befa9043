import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  pressDisabled,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {axeFindings} from '../../../../../tests/lib/axe.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/select';

/** The select for a country, whose list is the longest. */
async function countries(page: Page) {
  const stage = await liveExample(page, 'forms/select/groups');
  const trigger = stage.getByRole('combobox', {name: 'Ship to'});
  const list = page.getByRole('listbox', {name: 'Ship to'});
  const option = (name: string) => list.getByRole('option', {name, exact: true});
  const open = async () => {
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expect(option('Spain')).toBeFocused();
  };
  return {stage, trigger, list, option, open};
}

const rows = withClaims(keyboard, {
  open: '@claim-select.item-focus',
  arrows: '@claim-select.item-focus',
  tab: '@claim-select.tab',
});

testKeyboard('ui/forms/select', rows, {
  async open(page) {
    const {trigger, list, option} = await countries(page);
    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
      await trigger.focus();
      await page.keyboard.press(key);
      await expect(option('Spain')).toBeFocused();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  },

  async 'type-closed'(page) {
    const {trigger, list} = await countries(page);
    await trigger.focus();
    // The items come into the document, unseen, when the trigger gets the focus.
    await expect(page.locator('[role="option"]', {hasText: 'Canada'})).toHaveCount(1);
    await page.keyboard.type('ca');
    await expect(trigger).toHaveText('Canada');
    await expect(list).toBeHidden();
  },

  async arrows(page) {
    const {trigger, option, open} = await countries(page);
    await open();
    await page.keyboard.press('ArrowDown');
    await expect(option('Canada')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(option('Italy')).toBeFocused();
    await expect(trigger).toHaveText('Spain');
  },

  async home(page) {
    const {option, open} = await countries(page);
    await open();
    await page.keyboard.press('Home');
    await expect(option('Austria')).toBeFocused();
  },

  async end(page) {
    const {option, open} = await countries(page);
    await open();
    await page.keyboard.press('End');
    await expect(option('United States')).toBeFocused();
  },

  async type(page) {
    const {trigger, option, open} = await countries(page);
    await open();
    await page.keyboard.type('me');
    await expect(option('Mexico')).toBeFocused();
    await expect(trigger).toHaveText('Spain');
  },

  async choose(page) {
    const {trigger, list, option, open} = await countries(page);
    await open();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(trigger).toHaveText('Italy');
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(option('Italy')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(trigger).toHaveText('Germany');
  },

  async escape(page) {
    const {trigger, list, open} = await countries(page);
    await open();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(trigger).toHaveText('Spain');
    await expect(trigger).toBeFocused();
  },

  async tab(page) {
    const stage = await liveExample(page, 'forms/select/pickup');
    const trigger = stage.getByRole('combobox', {name: 'Store'});
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(stage.getByRole('button', {name: 'Reserve'})).toBeFocused();
    await expect(trigger).toHaveText('Choose a store');
  },
});

test(`${ROUTE} opens in its own colors at the end of the body, without a finding of axe`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {trigger, list, option} = await countries(page);
  await trigger.click();
  await expect(list).toBeVisible();
  await expect(list.locator('xpath=ancestor::*[parent::body]')).toHaveCount(1);
  // Not the stage: Base UI's focus guards are beside the trigger, hidden and focusable, and keep no focus.
  await expectNoAxeFindings(page, trigger, list);
  const [box, anchor] = [await list.boundingBox(), await trigger.boundingBox()];
  expect(box?.width).toBeGreaterThanOrEqual(anchor?.width ?? Infinity);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expectNoAxeFindings(page, trigger, list);
  await option('Belgium').click();
  await expect(trigger).toHaveText('Belgium');
});

test(`${ROUTE} keeps what is out of use in sight, and from being chosen`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/select/size');
  const trigger = stage.getByRole('combobox', {name: 'Size'});
  await trigger.click();
  const large = page.getByRole('option', {name: 'L Sold out', exact: true});
  await pressDisabled(page, large);
  await expect(trigger).toHaveText('Choose a size');
  await page.getByRole('option', {name: 'XL In stock'}).click();
  await expect(trigger).toHaveText('XL');
});

test(`${ROUTE} asks for a choice in a form, and sends it`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/select/pickup');
  const trigger = stage.getByRole('combobox', {name: 'Store'});
  await stage.getByRole('button', {name: 'Reserve'}).click();
  await expect(trigger).toHaveAccessibleDescription('Choose where you pick it up.');
  await expect(trigger).toBeFocused();
  await expectNoAxeFindings(page, stage);
  await trigger.press('Enter');
  await page.getByRole('option', {name: /Market Hall/}).click();
  await expect(trigger).not.toHaveAttribute('aria-invalid');
  await stage.getByRole('button', {name: 'Reserve'}).click();
  await expect(stage.getByRole('status')).toHaveText(/^Reserved at market/);
});

test(`${ROUTE} has a list that fits a page 320 px wide`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 480});
  await openComponentPage(page, ROUTE);
  const {trigger, list} = await countries(page);
  await trigger.click();
  await expect(list).toBeVisible();
  const box = await list.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(box?.height).toBeLessThan(480);
});

test(`${ROUTE} works in a dialog, which its Escape leaves open`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/select/change-country');
  await stage.getByRole('button', {name: 'Deliver to France'}).click();
  const dialog = page.getByRole('dialog', {name: 'Where do we deliver?'});
  const trigger = dialog.getByRole('combobox', {name: 'Country'});
  const list = dialog.getByRole('listbox', {name: 'Country'});
  await trigger.click();
  await dialog.getByRole('option', {name: 'Germany'}).click();
  await expect(trigger).toHaveText('Germany');
  await trigger.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(stage.getByRole('button', {name: 'Deliver to Germany'})).toBeFocused();
});

test(`${ROUTE} leaves the page in use while the list is open, and closes by a press on it @claim-select.not-modal`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, trigger, list} = await countries(page);
  await trigger.click();
  await expect(list).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  const {x, y} = (await stage.boundingBox())!;
  await page.mouse.move(x - 10, y + 5);
  await page.mouse.wheel(0, -40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before - 40);
  await expect(list).toBeVisible();
  const heading = page.getByRole('heading', {level: 1});
  expect(await heading.evaluate((one) => one.closest('[inert], [aria-hidden=true]'))).toBeNull();
  await heading.evaluate((element) => {
    element.addEventListener('click', () => element.setAttribute('data-pressed', ''));
  });
  await heading.scrollIntoViewIfNeeded();
  await heading.click();
  await expect(heading).toHaveAttribute('data-pressed');
  await expect(list).toBeHidden();
});

test(`${ROUTE} has two hidden guards beside the trigger, which axe reports by one rule @claim-select.focus-guards`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, trigger, list} = await countries(page);
  const guards = stage.locator('[data-base-ui-focus-guard]');
  await expect(guards).toHaveCount(0);
  await trigger.click();
  await expect(list).toBeVisible();
  await expect(guards).toHaveCount(2);
  for (const guard of await guards.all()) {
    await expect(guard).toHaveAttribute('aria-hidden', 'true');
    expect(
      await guard.evaluate((one) => one.parentElement?.querySelector('[role=combobox]') !== null),
    ).toBe(true);
  }
  const rules = (await axeFindings(page, stage)).map((finding) => finding.split(' ')[0]);
  expect(rules).toEqual(['aria-hidden-focus']);
  // The list closes then, and may leave the focus nowhere, so an assertion afterwards could come too late.
  await guards.last().evaluate((guard: HTMLElement) => {
    const passedOn = new Promise<void>((resolve) => {
      document.addEventListener('focusin', ({target}) => {
        if (!(target as Element).matches('[aria-hidden]')) resolve();
      });
    });
    guard.focus();
    return passedOn;
  });
  await expect(guards).toHaveCount(0);
});

test(`${ROUTE} marks the chosen item by a tick and the current one by a fill @claim-select.marks`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const {list, option, open} = await countries(page);
  await open();
  await page.keyboard.press('ArrowDown');
  await expect(option('Canada')).toBeFocused();
  await expect(list.locator('[role=option] svg')).toHaveCount(1);
  await expect(option('Spain').locator('svg')).toBeVisible();
  const fillOf = (name: string) =>
    option(name).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await fillOf('Canada')).not.toBe(await fillOf('Spain'));
  expect(await fillOf('Spain')).toBe(await fillOf('Mexico'));
  await expect(option('Canada')).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(option('Canada')).toHaveCSS('outline', /solid 2px/);
  await expect(option('Canada')).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await expect(option('Spain')).toHaveCSS('outline-style', 'none');
});

test(`${ROUTE} is a native select without JavaScript, which a form sends @claim-select.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'forms/select/pickup');
    const select = stage.getByRole('combobox');
    await expect(select).toHaveCount(1);
    await expect(select).toHaveAccessibleName(/^Store/);
    await expect(select).toHaveCSS('height', '48px');
    await stage.getByRole('button', {name: 'Reserve'}).click();
    expect(await select.evaluate((one: HTMLSelectElement) => one.validity.valueMissing)).toBe(true);
    await select.selectOption('Market Hall');
    await stage.getByRole('button', {name: 'Reserve'}).click();
    await expect(page).toHaveURL(/\?store=market$/);
  });
});

test(`${ROUTE} shows one control, whether or not JavaScript runs @claim-select.no-script`, async ({
  page,
  browser,
}) => {
  await openComponentPage(page, ROUTE);
  const served = servedExample(page, 'forms/select/pickup');
  await expect(served.locator('select')).toBeHidden();
  await expect(served.getByRole('combobox')).toHaveCount(1);
  const stage = await liveExample(page, 'forms/select/pickup');
  await expect(stage.getByRole('combobox')).toHaveCount(1);
  await withoutScripts(browser, ROUTE, async (other) => {
    // All but the one in a dialog, which can't open.
    await expect(other.locator('.example-stage select:visible')).toHaveCount(9);
    await expect(other.locator('.example-stage button[role=combobox]:visible')).toHaveCount(0);
  });
});
