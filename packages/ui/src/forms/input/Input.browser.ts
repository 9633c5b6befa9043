import {expect, test} from '@playwright/test';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../../tests/lib/component-page.ts';
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

test('ui/forms/input fits a page 320 px wide', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/forms/input');
  for (const id of ['contact', 'gift-message', 'new-password', 'states', 'sizes']) {
    const stage = await liveExample(page, `forms/input/${id}`);
    const overflow = await stage.evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
    );
    expect(overflow, id).toBe(0);
  }
});
