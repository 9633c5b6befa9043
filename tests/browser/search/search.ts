import {expect, type Locator, type Page} from '@playwright/test';
import {open} from '../lib/page.ts';

/** The parts of the search that tests look at. */
export interface SearchParts {
  button: Locator;
  dialog: Locator;
  box: Locator;
  options: Locator;
  active: Locator;
}

/** The search of a page. */
export function searchOf(page: Page): SearchParts {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    button: page.locator('.navbar').getByRole('button', {name: 'Search', exact: true}),
    dialog,
    box: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', {selected: true}),
  };
}

/** Opens a page, and the search on it. */
export async function openSearch(page: Page, path = '/docs/intro'): Promise<SearchParts> {
  const parts = searchOf(page);
  await open(page, path);
  await parts.button.click();
  await expect(parts.box).toBeFocused();
  return parts;
}

/** Opens the search and waits for the results of a query. */
export async function searchFor(page: Page, query: string, path?: string): Promise<SearchParts> {
  const parts = await openSearch(page, path);
  await parts.box.fill(query);
  await expect(parts.options.first()).toBeVisible();
  return parts;
}

/** Rows that the dialog draws at once. */
const FIRST_ROWS = 8;

/** Waits until a long list has its other rows too, which follow in one piece. */
export const wholeList = (options: Locator) => expect(options.nth(FIRST_ROWS)).toBeAttached();

/** Stored searches, as the page keeps them. */
export const storedSearches = (count: number, prefix: string) =>
  JSON.stringify(
    Array.from({length: count}, (_, index) => ({
      url: `/docs/intro#${prefix}-${index}`,
      title: `${prefix} ${index}`,
      place: 'Introduction',
    })),
  );

/** Files of the index and of the worker, which the embedded engine asks for. */
export const ENGINE_FILES = /\/(assets\/search\/|search-index\.json)/;
