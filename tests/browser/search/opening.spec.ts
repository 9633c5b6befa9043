import {expect, test} from '../../lib/test.ts';
import {showIntent} from '../../lib/reader.ts';
import {open} from '../lib/page.ts';
import {ENGINE_FILES, openSearch, searchOf} from './search.ts';

const path = '/docs/intro';

for (const {shortcut, claims} of [
  {shortcut: 'Control+k', claims: '@spec-4.16 @spec-4.19 @spec-9.13'},
  {shortcut: 'Meta+k', claims: '@spec-4.16 @spec-9.13'},
  {shortcut: '/', claims: '@spec-4.17'},
]) {
  test(`${shortcut} opens the search, and Escape gives the focus back to the button ${claims}`, async ({
    page,
  }) => {
    const {button, dialog, box} = searchOf(page);
    await open(page, path);
    await page.keyboard.press(shortcut);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('the shortcut closes the open search too', async ({page}) => {
  const {dialog} = await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
});

test('a press beside the dialog closes it, and so does its button @spec-2.22', async ({page}) => {
  const {button, dialog} = await openSearch(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await button.click();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a switch turns the slash off for good, and on again; Control+K stays', async ({page}) => {
  const {dialog} = await openSearch(page, path);
  const toggle = dialog.getByRole('switch', {name: 'Open search with the / key'});
  const button = page.locator('button.search');
  await expect(toggle).toBeChecked();
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await toggle.press(' ');
  await expect(toggle).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('/');

  // Also before the application runs.
  await page.goto(path);
  await page.keyboard.press('/');
  await showIntent(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('/');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(toggle).not.toBeChecked();
  await toggle.press(' ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
});

test('a slash is a slash in a field @spec-4.17', async ({page}) => {
  const {dialog} = searchOf(page);
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('combobox');
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(dialog).toHaveCount(0);
});

test('a key on the focused button is typed into the search @spec-4.18', async ({page}) => {
  const {button, box} = searchOf(page);
  await open(page, path);
  await button.focus();
  await page.keyboard.press('c');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('c');
});

for (const key of ['Control+f', 'Meta+f', 'Tab', 'Shift', 'ArrowDown']) {
  test(`${key} on the focused button does not open the search @spec-4.18`, async ({page}) => {
    const {button, dialog} = searchOf(page);
    await open(page, path);
    await button.focus();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(dialog).toHaveCount(0);
  });
}

for (const key of ['Enter', ' ']) {
  test(`“${key}” on the focused button opens an empty search`, async ({page}) => {
    const {button, box} = searchOf(page);
    await open(page, path);
    await button.focus();
    await page.keyboard.press(key);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  });
}

test('what is typed before the application runs, and while the search loads, is kept', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  const {box} = searchOf(page);
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cart');
  release();
  await expect(box).toHaveValue('cart');
  await expect(box).toBeFocused();
});

test('a key on the button before the application runs is kept', async ({page}) => {
  const {button, box} = searchOf(page);
  await page.goto(path);
  await button.focus();
  await page.keyboard.type('cart');
  await expect(box).toHaveValue('cart');
});

test('the dialog takes 64 characters @spec-5.2 @spec-9.1', async ({page}) => {
  const {box} = await openSearch(page);
  await page.keyboard.insertText('x'.repeat(70));
  await expect(box).toHaveValue('x'.repeat(64));
  await expect(box).toHaveAttribute('maxlength', '64');
});

test('nothing of the search but the button is loaded before a reader turns to it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const {button, dialog} = searchOf(page);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((url) => ENGINE_FILES.test(url))).toEqual([]);
  await button.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(asked.filter((url) => ENGINE_FILES.test(url))).toEqual([]);
  await button.click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => asked.filter((url) => ENGINE_FILES.test(url)).length).toBeGreaterThan(0);
});

test('the button is small in the page', async ({page}) => {
  await page.goto(path);
  const html = await searchOf(page).button.evaluate((element) => element.outerHTML);
  expect(html.length).toBeLessThan(1000);
  await showIntent(page);
});
