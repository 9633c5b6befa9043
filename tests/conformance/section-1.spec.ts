import {expect, test} from '../lib/test.ts';
import {routes} from '../browser/lib/routes.ts';
import {searchFor} from '../browser/search/search.ts';
import {allPages} from './lib/built.ts';

test('§1 blog: there are a list, posts, tags and authors, linked with each other @spec-1.4', async ({
  page,
}) => {
  await page.goto(routes.blog);
  const posts = page.locator('main article h2 a');
  expect(await posts.count()).toBeGreaterThan(1);
  await page.goto((await posts.first().getAttribute('href'))!);
  await expect(page.locator('main h1')).toHaveText(/\S/);
  const author = page.locator('main a[href^="/blog/authors/"]').first();
  const tag = page.locator('main a[href^="/blog/tags/"]').first();
  for (const href of [await author.getAttribute('href'), await tag.getAttribute('href')]) {
    expect((await page.goto(href!))?.status(), href!).toBe(200);
    expect(await page.locator('main article h2 a').count(), href!).toBeGreaterThan(0);
  }
  for (const [path, link] of [
    ['/blog/authors', '/blog/authors/'],
    ['/blog/tags', '/blog/tags/'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    expect(await page.locator(`main a[href^="${link}"]`).count(), path).toBeGreaterThan(0);
  }
});

test('§1 pages: a page is neither document nor post @spec-1.5', async ({page}) => {
  expect((await page.goto('/markdown-page'))?.status()).toBe(200);
  await expect(page.locator('html')).toHaveClass(/plugin-pages/);
  await expect(page.locator('main h1')).toHaveText(/\S/);
  expect(await page.locator('main p').count()).toBeGreaterThan(0);
});

test('§1 tags: the tags of documents lead to their lists, and these to the documents @spec-1.6', async ({
  page,
}) => {
  await page.goto('/docs/tags');
  await expect(page.locator('main h1')).toHaveText('Tags');
  const tags = await page
    .locator('main a[href^="/docs/tags/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(tags.length).toBeGreaterThan(1);
  const pages = new Map(allPages().map(({path, html}) => [path, html]));
  for (const tag of tags) {
    const listed = [...pages.get(tag)!.matchAll(/<dt><a href="?(\/docs\/[^\s">]+)"?>/g)];
    expect(listed.length, tag).toBeGreaterThan(0);
    for (const [, path] of listed) expect(pages.get(path!), `${tag}: ${path}`).toContain(tag);
  }
});

test('§1 search: words that stand in the text of a page alone are found @spec-1.7', async ({
  page,
}) => {
  const {dialog} = await searchFor(page, 'anonymous readers tested file live');
  await expect(dialog.locator('[data-type=content] mark').first()).toHaveText(/\w/);
});
