import {expect, type Page, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
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

testKeyboard('ui/forms/select', keyboard, {
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
  // Not the stage: beside the trigger stand Base UI's focus guards, hidden and focusable, which keep no focus.
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
  await expect(large).toHaveAttribute('aria-disabled', 'true');
  await large.click({force: true});
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

test(`${ROUTE} fits a page 320 px wide, the list included`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 480});
  await openComponentPage(page, ROUTE);
  for (const id of ['color', 'size', 'pickup', 'groups', 'toolbar', 'change-country']) {
    const stage = await liveExample(page, `forms/select/${id}`);
    const overflow = await stage.evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
    );
    expect(overflow, id).toBe(0);
  }
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
