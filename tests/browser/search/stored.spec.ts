import {expect, test} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {open, store, stored} from '../lib/page.ts';
import {openSearch, searchFor, searchOf, storedSearches} from './search.ts';

test('an opened result is a recent search, which opens it again @spec-4.14', async ({page}) => {
  const {box, dialog, button, active} = await searchFor(page, 'accordion');
  const href = await active.getAttribute('href');
  await box.press('Enter');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(1);
  await expect(active).toHaveAttribute('href', href!);
  expect(await axeFindings(page)).toEqual([]);
  expect(JSON.parse((await stored(page, 'search.recent'))!)).toHaveLength(1);
});

for (const {favorites, recent} of [
  {favorites: 0, recent: 7},
  {favorites: 12, recent: 4},
]) {
  test(`${recent} recent searches are shown beside ${Math.min(favorites, 10)} favorites @spec-4.14 @spec-9.8 @spec-9.9`, async ({
    page,
  }) => {
    await store(page, {
      'search.recent': storedSearches(12, 'recent'),
      'search.favorites': storedSearches(favorites, 'favorite'),
    });
    const {dialog} = await openSearch(page);
    const shown = (name: string) => dialog.getByRole('group', {name}).getByRole('option');
    await expect(shown('Recent')).toHaveCount(recent);
    await expect(shown('Favorites')).toHaveCount(Math.min(favorites, 10));
  });
}

test('a recent search becomes a favorite by its star, and goes by its cross', async ({page}) => {
  await store(page, {'search.recent': storedSearches(2, 'recent')});
  const {dialog} = await openSearch(page);
  const group = (name: string) => dialog.getByRole('group', {name});
  await dialog.getByTitle('Save recent 0 to favorites').click();
  await expect(group('Favorites').getByRole('option')).toHaveText(/recent 0/);
  await expect(group('Recent').getByRole('option')).toHaveText(/recent 1/);
  await dialog.getByTitle('Remove recent 1 from recent searches').click();
  await expect(group('Recent')).toHaveCount(0);
  await dialog.getByTitle('Remove recent 0 from favorites').click();
  await expect(dialog).toContainText('No recent searches');
  await page.reload();
  const {button} = searchOf(page);
  await button.click();
  await expect(dialog).toContainText('No recent searches');
});

test('star and cross are reached by Tab, once it has closed the panel', async ({page}) => {
  await store(page, {'search.recent': storedSearches(1, 'recent')});
  const {box, dialog} = await openSearch(page);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await box.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', {name: 'recent 0'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: 'Save recent 0 to favorites'})).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('No recent searches');
  await expect(box).toBeFocused();
});

for (const junk of ['{', '5', '{"a":1}', '[null,[],{"url":"javascript:alert(1)","title":"x"}]']) {
  test(`a storage that holds ${junk} does no harm`, async ({page}) => {
    await store(page, {'search.recent': junk, 'search.favorites': junk});
    const {dialog, box, options} = await openSearch(page);
    await expect(dialog).toContainText('No recent searches');
    await box.fill('cart');
    await expect(options.first()).toBeVisible();
  });
}

test('hostile texts in the storage stay texts', async ({page}) => {
  const text = '<img src=x onerror=alert(1)>';
  const entry = {url: '/docs/intro', title: text, place: text};
  await store(page, {'search.recent': JSON.stringify([entry])});
  const {dialog, options} = await openSearch(page);
  await expect(options).toHaveText(new RegExp(text.replaceAll(/[()]/g, '\\$&')));
  await expect(dialog.locator('img')).toHaveCount(0);
});

test('a blocked storage warns once and does no other harm @spec-8.12', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const {button, dialog, box, active} = searchOf(page);
  await open(page, '/docs/intro');
  await button.click();
  await expect(dialog).toContainText('No recent searches');
  await box.fill('accordion');
  await expect(active).toHaveCount(1);
  await box.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(errors).toEqual([]);
});
