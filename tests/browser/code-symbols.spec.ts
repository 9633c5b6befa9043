import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test} from '../lib/test.ts';
import {isExpanded, nameOf} from '../lib/accessibility-tree.ts';
import {hydrate} from '../lib/reader.ts';
import {buildDir, builtPages} from '../lib/site.ts';

const PAGE = '/docs/component-packages/ui/dialog';

/** The first name in a page's code with this text. */
const nameIn = (page: Page, text: string) =>
  page.locator('pre code').getByRole('button', {name: text, exact: true}).first();

const openPopover = (page: Page) => page.locator('[popover]:popover-open');

/** Addresses of the scripts that a page asks for. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

test('a name of the toolkit in code says what it is: its declaration, a sentence and a link', async ({
  page,
}) => {
  await page.goto('/docs/packages/types/cart/reference/Cart');
  await nameIn(page, 'LineItem').click();
  await expect(openPopover(page)).toHaveText(/^interface LineItem.*LineItem reference$/);
  await openPopover(page).getByRole('link', {name: 'LineItem reference'}).click();
  await expect(page).toHaveURL(/\/docs\/packages\/types\/\w+\/reference\/LineItem$/);
});

test('on the page of a component, the link leads to the heading of the part', async ({page}) => {
  await page.goto(PAGE);
  await nameIn(page, 'DialogContent').click();
  const link = openPopover(page).getByRole('link', {name: 'DialogContent reference'});
  await link.click();
  await expect(page).toHaveURL(`${PAGE}#dialogcontent`);
  await expect(page.locator('#dialogcontent')).toBeInViewport();
});

test('keys open and close it, and the browser returns the focus to the name', async ({page}) => {
  await page.goto(PAGE);
  const name = nameIn(page, 'DialogRoot');
  await name.focus();
  expect(await nameOf(name)).toBe('DialogRoot');
  expect(await isExpanded(name)).toBe(false);
  await page.keyboard.press('Enter');
  await expect(openPopover(page)).toContainText('function DialogRoot(props: DialogRootProps)');
  expect(await isExpanded(name)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(openPopover(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openPopover(page)).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('it needs no script: pointing at a name and pressing it load none', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(PAGE);
  await nameIn(page, 'DialogRoot').hover();
  await nameIn(page, 'DialogRoot').click();
  await expect(openPopover(page)).toBeVisible();
  await nameIn(page, 'DialogRoot').click();
  await expect(openPopover(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test('it opens once the application runs, too', async ({page}) => {
  await page.goto(PAGE);
  await hydrate(page);
  await nameIn(page, 'DialogRoot').click();
  await expect(openPopover(page)).toBeVisible();
});

test('a page that a link opens has its popovers', async ({page}) => {
  await page.goto('/docs/component-packages/ui/drawer');
  await hydrate(page);
  await page.locator('.menu').getByRole('link', {name: 'Dialog', exact: true}).click();
  await expect(page).toHaveURL(PAGE);
  await nameIn(page, 'DialogRoot').click();
  await expect(openPopover(page)).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`at ${width} pixels it is in the window, below its name or above it`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await page.goto(PAGE);
    const name = nameIn(page, 'DialogContent');
    await name.click();
    const [button, popover] = [
      (await name.boundingBox())!,
      (await openPopover(page).boundingBox())!,
    ];
    expect(popover.x).toBeGreaterThanOrEqual(0);
    expect(popover.x + popover.width).toBeLessThanOrEqual(width);
    const below = popover.y - (button.y + button.height);
    const above = button.y - (popover.y + popover.height);
    expect(Math.min(Math.abs(below), Math.abs(above))).toBeLessThan(8);
  });
}

test.describe('text of code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('names are selected and copied with the code around them', async ({page}) => {
    await page.goto(PAGE);
    const code = page.locator('[data-example] pre code').first();
    const path = await page.locator('[data-example] .code-block-title').first().textContent();
    const file = readFileSync(join(import.meta.dirname, '../..', path!), 'utf8');
    expect(`${await code.textContent()}\n`).toBe(file);
    await code.evaluate((element) => getSelection()!.selectAllChildren(element));
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(file.trimEnd());
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file.trimEnd());
  });
});

test('each name in the code of the built pages has its popover there, and ids are there once', () => {
  const missing: string[] = [];
  let names = 0;
  for (const {path, html} of builtPages()) {
    const ids = [...html.matchAll(/<div id="(api-[\w-]+)"[^>]* popover=/g)].map(
      ([, id = '']) => id,
    );
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const [, id = ''] of html.matchAll(/<button popovertarget="(api-[^"]+)"/g)) {
      names += 1;
      if (!ids.includes(id)) missing.push(`${path}: ${id}`);
    }
  }
  expect(names).toBeGreaterThan(2000);
  expect(missing).toEqual([]);
});

test('the Markdown of a page does not repeat them', () => {
  const twin = readFileSync(join(buildDir, `${PAGE.slice(1)}.md`), 'utf8');
  expect(twin).toContain('import {DialogContent');
  expect(twin).not.toContain('function DialogContent(props');
});
