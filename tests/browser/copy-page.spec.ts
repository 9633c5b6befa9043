import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test} from '../lib/test.ts';
import {buildDir, builtPages} from '../lib/site.ts';

const PAGES = [
  {kind: 'a document', path: '/docs/intro', twin: 'docs/intro.md'},
  {kind: 'an index', path: '/docs/guides/', twin: 'docs/guides/index.md'},
  {kind: 'a post', path: '/blog/docs-that-cannot-lie', twin: 'blog/docs-that-cannot-lie.md'},
  {kind: 'a page', path: '/accessibility', twin: 'accessibility.md'},
  {kind: 'the list of controls', path: '/controls', twin: 'controls.md'},
  {kind: 'the list of editors', path: '/edit', twin: 'edit.md'},
  {kind: 'the home page', path: '/', twin: 'index.md'},
  {kind: 'the list of posts', path: '/blog', twin: 'blog.md'},
  {kind: 'the posts of a tag', path: '/blog/tags/css', twin: 'blog/tags/css.md'},
  {kind: 'the tags of posts', path: '/blog/tags', twin: 'blog/tags.md'},
  {kind: 'the authors', path: '/blog/authors', twin: 'blog/authors.md'},
  {kind: 'the documents of a tag', path: '/docs/tags/authoring', twin: 'docs/tags/authoring.md'},
  {kind: 'the tags of documents', path: '/docs/tags', twin: 'docs/tags.md'},
];

const textOf = (twin: string) => readFileSync(join(buildDir, twin), 'utf8');
const menuOf = (page: Page) => page.locator('summary', {hasText: 'Copy page'});

test.describe('Copy page', () => {
  test('is once on each page that has a text of its own', () => {
    const pages = builtPages().filter(({path}) => path !== '/404' && path !== '/search');
    expect(pages.length).toBeGreaterThan(400);
    const counts = pages.map(({path, html}) => [
      path,
      html.split('class="page-actions"').length - 1,
    ]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  for (const {kind, path, twin} of PAGES) {
    test(`copies ${kind} as Markdown, by the first click`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await menuOf(page).click();
      await page.getByRole('button', {name: 'Copy as Markdown'}).click();
      await expect(page.locator('.page-actions [role=status]')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(twin));
    });
  }

  test('works by keyboard', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/intro');
    await menuOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.page-actions [role=status]')).toHaveText('Copied');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  });

  test('says so when the page cannot be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/docs/intro.md', (route) => route.fulfill({status: 500}));
    await page.goto('/docs/intro');
    await menuOf(page).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator('.page-actions [role=status]')).toHaveText(
      'Not copied. Open it as Markdown instead.',
    );
  });

  test('follows the reader to the next page', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/intro');
    await menuOf(page).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator('.page-actions [role=status]')).toHaveText('Copied');
    await page.getByRole('link', {name: 'Packages', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/packages/');
    await menuOf(page).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      '/docs/packages/index.md',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the links work, and the button is not there', async ({page, context}) => {
    await page.goto('/docs/intro');
    await menuOf(page).click();
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeHidden();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect((await opened).locator('body')).toContainText('# Introduction');
    for (const [name, origin] of [
      ['ChatGPT', 'https://chatgpt.com'],
      ['Claude', 'https://claude.ai'],
    ] as const) {
      const link = page.getByRole('link', {name: `Open in ${name}`});
      const address = new URL(String(await link.getAttribute('href')));
      expect(address.origin).toBe(origin);
      expect(address.searchParams.get('q')).toBe('Read https://docs.example.com/docs/intro.md');
    }
  });
});
