import {expect, test} from '../../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
import {contrastOf} from '../../../../../tests/lib/looks.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/forms/input', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'forms/input/contact');
    await stage.getByLabel('Email').focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByLabel('Phone')).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'forms/input/contact');
    await stage.getByLabel('Phone').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.getByLabel('Email')).toBeFocused();
  },

  async enter(page) {
    const password = await liveExample(page, 'forms/input/new-password');
    const submitted = await password.locator('form').evaluateHandle((form) => {
      const seen = {count: 0};
      form.addEventListener('submit', () => (seen.count += 1));
      return seen;
    });
    await password.getByLabel('New password').fill('a long enough password');
    await page.keyboard.press('Enter');
    expect(await submitted.evaluate(({count}) => count)).toBe(1);

    const gift = await liveExample(page, 'forms/input/gift-message');
    const message = gift.getByLabel('Gift message');
    await message.fill('Dear Ada,');
    await page.keyboard.press('Enter');
    await expect(message).toHaveValue('Dear Ada,\n');
  },
});

test('ui/forms/input keeps its text when it is shown, and its field is wired beside a button', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/forms/input');
  const stage = await liveExample(page, 'forms/input/new-password');
  const input = stage.getByLabel('New password');
  await expect(input).toHaveAccessibleDescription('At least 12 characters. Spaces are allowed.');
  await input.fill('short');
  await stage.getByRole('button', {name: 'Show'}).click();
  await expect(input).toHaveAttribute('type', 'text');
  await expect(input).toHaveValue('short');
});

for (const theme of ['light', 'dark']) {
  test(`ui/forms/input has a placeholder with the contrast of text, which goes (${theme}) @claim-input.placeholder`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, 'ui/forms/input');
    const input = (await liveExample(page, 'forms/input/states')).getByRole('textbox').first();
    await input.evaluate((element) => element.setAttribute('placeholder', 'name@example.com'));
    const [back, text] = await input.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element, '::placeholder').color,
    ]);
    expect(await contrastOf(input, ['white', back, text])).toBeGreaterThanOrEqual(4.5);
    await input.fill('a');
    expect(await input.evaluate((element) => element.matches(':placeholder-shown'))).toBe(false);
  });
}
