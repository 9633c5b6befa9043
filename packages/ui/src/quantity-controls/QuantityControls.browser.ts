import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../tests/lib/component-page.ts';
import {latestAnnouncement} from '../../../../tests/lib/heard.ts';
import {typeInstead} from '../../../../tests/lib/reader.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'ui/quantity-controls';

async function bottles(page: Page) {
  const stage = await liveExample(page, 'quantity-controls/by-the-case');
  const input = stage.getByRole('spinbutton', {name: 'Bottles'});
  await input.focus();
  return {stage, input};
}

async function scarves(page: Page) {
  const stage = await liveExample(page, 'quantity-controls/cart-line');
  const input = stage.getByRole('spinbutton', {name: 'Quantity of Wool scarf'});
  await input.focus();
  return {stage, input};
}

const rows = withClaims(keyboard, {
  up: '@claim-quantity-controls.keys',
  down: '@claim-quantity-controls.keys',
});

testKeyboard('ui/quantity-controls', rows, {
  async tab(page) {
    const {stage, input} = await scarves(page);
    await typeInstead(input, '4');
    await expect(stage).toContainText('€42');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', {name: 'Remove Wool scarf'})).toBeFocused();
    await expect(stage).toContainText('€168');
    await page.keyboard.press('Shift+Tab');
    await expect(input).toBeFocused();
  },

  async up(page) {
    const {stage, input} = await bottles(page);
    await page.keyboard.press('ArrowUp');
    await expect(input).toHaveValue('12');
    await expect(stage).toContainText('2 of 4 cases, €144');
  },

  async down(page) {
    const {input} = await bottles(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(input).toHaveValue('12');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(input).toHaveValue('6');
  },

  async 'page-up'(page) {
    const stage = await liveExample(page, 'quantity-controls/product-form');
    const input = stage.getByRole('spinbutton');
    await input.focus();
    await page.keyboard.press('PageUp');
    await expect(input).toHaveValue('11');
  },

  async 'page-down'(page) {
    const stage = await liveExample(page, 'quantity-controls/product-form');
    const input = stage.getByRole('spinbutton');
    await typeInstead(input, '25');
    await page.keyboard.press('PageDown');
    await expect(input).toHaveValue('15');
  },

  async home(page) {
    const {input} = await bottles(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(input).toHaveValue('6');
  },

  async end(page) {
    const {input} = await bottles(page);
    await page.keyboard.press('End');
    await expect(input).toHaveValue('24');
  },

  async enter(page) {
    const {input} = await bottles(page);
    await typeInstead(input, '10');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('12');
    await expect(latestAnnouncement(page)).toHaveText('12');

    const form = await liveExample(page, 'quantity-controls/product-form');
    await typeInstead(form.getByRole('spinbutton'), '3');
    await page.keyboard.press('Enter');
    await expect(form.getByText('3 in your cart')).toBeVisible();
  },
});

test(`${ROUTE} takes steps by its buttons, up to the limit @claim-quantity-controls.limit @claim-quantity-controls.announced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  const stage = await liveExample(page, 'quantity-controls/limit');
  const increase = stage.getByRole('button', {name: 'Increase'}).first();
  const input = stage.getByRole('spinbutton', {name: 'Quantity'});
  await increase.click();
  await expect(input).toHaveValue('3');
  await expect(increase).toHaveAttribute('aria-disabled', 'true');
  await expect(increase).toBeFocused();
  await expect(input).toHaveAccessibleDescription('These are the last three.');
  await expect(latestAnnouncement(page)).toHaveText('3');
  await increase.click({force: true});
  await expect(input).toHaveValue('3');
  await expectNoAxeFindings(page, stage);
});

test(`${ROUTE}: without JavaScript the browser checks what is typed, and the buttons are not shown @claim-quantity-controls.no-script`, async ({
  browser,
}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'quantity-controls/by-the-case');
    const input = stage.getByRole('spinbutton', {name: 'Bottles'});
    const isValid = () => input.evaluate((element) => element.matches(':valid'));
    await expect(stage.getByRole('button')).toHaveCount(0);
    await expect(input).toHaveValue('6');
    for (const [typed, valid] of [
      ['7', false],
      ['30', false],
      ['0', false],
      ['18', true],
    ] as const) {
      await input.fill(typed);
      expect(await isValid(), typed).toBe(valid);
    }
    await input.press('ArrowUp');
    await expect(input).toHaveValue('24');
  });
});
