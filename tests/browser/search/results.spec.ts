import {expect, type Locator, test} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {openSearch, searchFor, wholeList} from './search.ts';

test('results stand in groups of at most five, below their areas @spec-4.15 @spec-9.7', async ({
  page,
}) => {
  const {dialog, options} = await searchFor(page, 'cart');
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName(/\w/);
  await wholeList(options);
  const sizes = await dialog
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role=option]').length));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(await options.count());
});

test('what matched is marked', async ({page}) => {
  const {options} = await searchFor(page, 'button');
  await expect(options.first().locator('mark').first()).toHaveText(/^butt/i);
});

test('the first result is active, arrow keys move on and around @spec-4.20', async ({page}) => {
  const {box, options, active} = await searchFor(page, 'cart');
  await expect(options.nth(2)).toBeAttached();
  const activeIs = async (option: Locator) => {
    await expect(active).toHaveCount(1);
    const id = await option.getAttribute('id');
    await expect(active).toHaveAttribute('id', id!);
    await expect(box).toHaveAttribute('aria-activedescendant', id!);
  };
  await activeIs(options.first());
  await box.press('ArrowDown');
  await activeIs(options.nth(1));
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await wholeList(options);
  await activeIs(options.last());
  await box.press('ArrowDown');
  await activeIs(options.first());
  await expect(box).toBeFocused();
});

test('Enter opens the active result and closes the search @spec-4.22', async ({page}) => {
  const {box, dialog, active} = await searchFor(page, 'accordion');
  const href = await active.getAttribute('href');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await box.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(href);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a click on a result opens it in place @spec-7.5', async ({page}) => {
  const {dialog, options} = await searchFor(page, 'accordion');
  const href = await options.first().getAttribute('href');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await options.first().click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(href);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const [keys, what] of [
  ['Control+Enter', 'tab @spec-4.23'],
  ['Meta+Enter', 'tab @spec-4.23'],
  ['Shift+Enter', 'window @spec-4.24'],
] as const) {
  test(`${keys} keeps the search and opens the active result in a new ${what}`, async ({page}) => {
    const {box, dialog, active} = await searchFor(page, 'accordion');
    const href = await active.getAttribute('href');
    const opening = page.context().waitForEvent('page');
    await box.press(keys);
    const opened = await opening;
    await opened.waitForURL((url) => url.pathname + url.hash === href);
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(dialog).toBeVisible();
  });
}

test('Tab closes the panel: the results are plain links from then on @spec-4.13 @spec-4.25', async ({
  page,
}) => {
  const {box, dialog, options} = await searchFor(page, 'cart');
  await wholeList(options);
  const count = await options.count();
  await box.press('Tab');
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await expect(box).not.toHaveAttribute('aria-controls');
  await expect(dialog.getByRole('listitem').getByRole('link')).toHaveCount(count);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toBeFocused();
  await box.focus();
  await expect(options).toHaveCount(count);
});

test('all results are one link away, with their number @spec-7.6', async ({page}) => {
  const {dialog} = await searchFor(page, 'cart');
  const link = dialog.getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec(await link.innerText())![0];
  await expect(dialog.getByRole('status')).toHaveText(`${count} results`);
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=cart$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results`);
});

test('the clear button empties the box and keeps the focus there', async ({page}) => {
  const {dialog, box} = await searchFor(page, 'cart');
  await dialog.getByRole('button', {name: 'Clear the query'}).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(dialog).toContainText('No recent searches');
});

for (const {width, words} of [
  {width: 1280, words: 10},
  {width: 768, words: 5},
]) {
  test(`a snippet has at most ${words} words at ${width} px @spec-9.6`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const {dialog} = await searchFor(page, 'keyboard focus');
    const snippets = dialog.locator('[data-type=content]');
    await expect(snippets.first()).toBeVisible();
    const lengths = (await snippets.allInnerTexts()).map(
      (text) => text.replaceAll('…', ' ').trim().split(/\s+/).length,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(words);
    expect(Math.max(...lengths)).toBeGreaterThan(words / 2);
  });
}

for (const {theme, width} of [
  {theme: 'light', width: 1280},
  {theme: 'dark', width: 390},
]) {
  test(`axe finds nothing in the dialog, ${theme} at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const {box, dialog, options} = await openSearch(page);
    expect(await axeFindings(page)).toEqual([]);
    await box.fill('cart');
    await expect(options.first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await box.fill('qqqqzzzz');
    await expect(dialog).toContainText('No results for');
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the dialog is all of a phone’s screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  const {dialog} = await searchFor(page, 'cart');
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 700});
});
