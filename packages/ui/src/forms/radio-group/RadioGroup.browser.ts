import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/forms/radio-group';

const rows = withClaims(keyboard, {
  next: '@claim-radio-group.keys',
  previous: '@claim-radio-group.keys',
});

testKeyboard('ui/forms/radio-group', rows, {
  async tab(page) {
    const delivery = await liveExample(page, 'forms/radio-group/delivery');
    const express = delivery.getByRole('radio', {name: 'Express, €12.50'});
    await express.check();
    await page.keyboard.press('Shift+Tab');
    await expect(express).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(express).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(delivery.locator(':focus')).toHaveCount(0);

    const size = await liveExample(page, 'forms/radio-group/size');
    await size.evaluate((stage) => {
      const before = document.createElement('button');
      stage.before(before);
      before.focus();
    });
    await page.keyboard.press('Tab');
    await expect(size.getByRole('radio', {name: 'S', exact: true})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(size.getByRole('button', {name: 'Add to cart'})).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'forms/radio-group/delivery');
    await stage.getByRole('radio', {name: 'Standard, Free'}).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.locator(':focus')).toHaveCount(0);
  },

  async next(page) {
    const stage = await liveExample(page, 'forms/radio-group/size');
    const radio = (name: string) => stage.getByRole('radio', {name, exact: true});
    await radio('S').check();
    await page.keyboard.press('ArrowDown');
    await expect(radio('M')).toBeChecked();
    await expect(radio('M')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(radio('XL')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(radio('S')).toBeChecked();
  },

  async previous(page) {
    const stage = await liveExample(page, 'forms/radio-group/delivery');
    const radio = (name: RegExp) => stage.getByRole('radio', {name});
    await radio(/Express/).check();
    await page.keyboard.press('ArrowUp');
    await expect(radio(/Standard/)).toBeChecked();
    await expect(stage.getByRole('status')).toHaveText('Arrives: Thursday to Saturday');
    await page.keyboard.press('ArrowLeft');
    await expect(radio(/Pick up/)).toBeChecked();
    await expect(stage.getByRole('status')).toHaveText('Arrives: Today from 2 pm');
  },

  async space(page) {
    const stage = await liveExample(page, 'forms/radio-group/size');
    const small = stage.getByRole('radio', {name: 'S', exact: true});
    await small.focus();
    await expect(small).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(small).toBeChecked();
  },
});

test(`${ROUTE} asks for a choice, and forgets the error once it is made`, async ({page}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/radio-group/size');
  const group = stage.getByRole('radiogroup', {name: 'Size'});
  await stage.getByRole('button', {name: 'Add to cart'}).click();
  await expect(group).toHaveAccessibleDescription('Choose a size.');
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(stage.getByRole('radio', {name: 'S', exact: true})).toBeFocused();
  await expectNoAxeFindings(page, stage);
  await stage.getByText('XL').click();
  await expect(group).not.toHaveAttribute('aria-invalid');
  await stage.getByRole('button', {name: 'Add to cart'}).click();
  await expect(stage.getByRole('status')).toHaveText('Wool sweater, size XL, is in your cart.');
});

test(`${ROUTE} lets the browser draw the circles in forced colors @claim-radio-group.forced-colors`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'forms/radio-group/delivery');
  const chosen = stage.getByRole('radio', {checked: true});
  const drawing = () =>
    chosen.evaluate((element) => [
      getComputedStyle(element).appearance,
      getComputedStyle(element, '::before').display,
    ]);
  expect(await drawing()).toEqual(['none', 'block']);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await drawing()).toEqual(['auto', 'none']);
});
