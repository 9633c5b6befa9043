import {expect, test, type Locator, type Page} from '../../lib/test.ts';
import {open, ready} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const categories = (page: Page) =>
  sidebar(page).locator('.theme-doc-sidebar-item-category-level-1');
/** The page's category. */
const active = (page: Page) =>
  categories(page).filter({has: page.locator(`a[href="${routes.nestedIndex}"]`)});
const collapsed = (page: Page) => categories(page).and(page.locator('.menu__list-item--collapsed'));
/** The control that opens and closes a category: a button beside its link, or its name where it has no page. */
const switchOf = (category: Locator) =>
  category.locator('> .menu__list-item-collapsible [aria-expanded]');
const listOf = (category: Locator) => category.locator('> ul.menu__list');

test('§2 chrome: opening a category of the sidebar closes its siblings @spec-2.23', async ({
  page,
}) => {
  await open(page, routes.nestedDoc);
  await expect(listOf(active(page))).toBeVisible();
  const name = await switchOf(collapsed(page).first()).getAttribute('aria-label');
  const label = /'(.+)'/.exec(name ?? '')?.[1];
  const other = label
    ? categories(page).filter({has: page.getByText(label, {exact: true})})
    : categories(page).filter({hasNot: page.locator(`a[href="${routes.nestedIndex}"]`)});
  await switchOf(other.first()).click();
  await expect(switchOf(other.first())).toHaveAttribute('aria-expanded', 'true');
  await expect(listOf(other.first())).toBeVisible();
  await expect(switchOf(active(page))).toHaveAttribute('aria-expanded', 'false');
  await expect(listOf(active(page))).toBeHidden();
});

test('§2 chrome: a category of the sidebar can be closed and opened', async ({page}) => {
  await open(page, routes.nestedDoc);
  await switchOf(active(page)).click();
  await expect(listOf(active(page))).toBeHidden();
  await switchOf(active(page)).click();
  await expect(listOf(active(page))).toBeVisible();
});

test('§2 chrome: the sidebar cannot be hidden @spec-2.24', async ({page}) => {
  await open(page, routes.nestedDoc);
  await expect(sidebar(page)).toBeVisible();
  await expect(sidebar(page).getByRole('button', {name: /(hide|collapse) sidebar$/i})).toHaveCount(
    0,
  );
});

test('§2 chrome: the page in view is marked in the sidebar', async ({page}) => {
  await open(page, routes.nestedDoc);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', routes.nestedDoc);

  await sidebar(page).locator(`a[href="${routes.plainDoc}"]`).click();
  await expect(page).toHaveURL(routes.plainDoc);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', routes.plainDoc);
});

test('§2 routes: a leftover tutorial page has no sidebar @spec-2.12', async ({page}) => {
  await open(page, routes.withoutSidebar);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});

/** The duration of the last change of height of a list, and the one its height calls for, in milliseconds. */
const durations = (list: Locator) =>
  list.evaluate((element: HTMLElement) => {
    const steps = element.scrollHeight / 36;
    return {
      actual: Number.parseInt(/^height (\d+)ms/.exec(element.style.transition)?.[1] ?? '', 10),
      computed: Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10),
    };
  });

test('§9 collapse: the duration is computed from the height @spec-9.19', async ({page}) => {
  await open(page, routes.nestedDoc);
  await switchOf(active(page)).click();
  await expect(listOf(active(page))).toBeHidden();
  await switchOf(active(page)).click();
  await expect(listOf(active(page))).toHaveCSS('overflow-y', 'visible');
  const {actual, computed} = await durations(listOf(active(page)));
  expect(computed).toBeGreaterThan(100);
  expect(Math.abs(actual - computed)).toBeLessThan(2);
});

test('§9 collapse: it does not move for readers who prefer less motion @spec-9.19', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(routes.nestedDoc);
  await ready(page);
  await switchOf(active(page)).click();
  await expect(listOf(active(page))).toBeHidden();
  await switchOf(active(page)).click();
  await expect(listOf(active(page))).toBeVisible();
  expect((await durations(listOf(active(page)))).actual).toBeLessThanOrEqual(1);
});
