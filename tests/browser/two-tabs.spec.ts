import {expect, type Page, test} from '../lib/test.ts';
import {collectComplaints, open, stored} from './lib/page.ts';
import {routes} from './lib/routes.ts';
import {searchOf} from './search/search.ts';

/** Of the color mode of pages that run, and of the choice in sets of tabs, tell color-mode.spec.ts and code.spec.ts. */
const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});
const bar = (page: Page) => page.locator('.theme-announcement-bar');
const recent = (page: Page) =>
  searchOf(page).dialog.getByRole('group', {name: 'Recent'}).getByRole('option');

/** Searches, and opens the first result. */
async function search(page: Page, query: string) {
  const {button, box, options, dialog} = searchOf(page);
  await button.click();
  await box.fill(query);
  await expect(options.first()).toBeVisible();
  await box.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('what is chosen in one tab holds in another before its application starts', async ({
  page,
  context,
}) => {
  await page.goto(routes.plainDoc);
  const other = await context.newPage();
  await open(other, routes.mainDoc);
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await bar(other).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  expect(await html(page).getAttribute('data-has-hydrated')).toBe('false');
});

test('an announcement that two tabs close is closed, and stays so', async ({page, context}) => {
  const complaints = collectComplaints(page);
  await open(page, routes.plainDoc);
  const other = await context.newPage();
  await open(other, routes.mainDoc);
  for (const tab of [other, page]) {
    await bar(tab).getByRole('button', {name: 'Close'}).click();
    await expect(bar(tab)).toBeHidden();
  }
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('recent searches of two tabs are kept together, and each tab shows both', async ({
  page,
  context,
}) => {
  await open(page, routes.plainDoc);
  const other = await context.newPage();
  await open(other, routes.plainDoc);
  await search(page, 'accordion');
  await search(other, 'carousel');
  // Another tab's process sees a stored value a moment later.
  await expect
    .poll(async () => JSON.parse((await stored(page, 'search.recent'))!) as unknown)
    .toHaveLength(2);
  for (const tab of [page, other]) {
    await searchOf(tab).button.click();
    await expect(recent(tab)).toHaveCount(2);
  }
  await other
    .getByTitle(/^Remove .* from recent searches$/)
    .first()
    .click();
  await expect(recent(other)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await searchOf(page).button.click();
  await expect(recent(page)).toHaveCount(1);
});
