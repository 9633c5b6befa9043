import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../lib/test.ts';
import {root} from '../../scripts/lib/workspace.mjs';
import {documentRoutes} from '../lib/routes.ts';
import {buildDir, builtPages} from '../lib/site.ts';

/** Address of the editor of a file in the repository's web interface, with the file's path. */
const EDITOR = /^https:\/\/[^"]+?\/edit\/[^/]+\/(.+)$/;

const pages = new Map(builtPages().map(({path, html}) => [path, html]));
const htmlOf = (path: string) => pages.get(path) ?? '';

/** Path of the file, from the root of the repository, that the edit link of a page names. */
function sourceOf(path: string): string | undefined {
  const [, href = ''] =
    /<a (?=[^>]*theme-edit-this-page)[^>]*href="?([^\s">]+)/.exec(htmlOf(path)) ?? [];
  return EDITOR.exec(href)?.[1];
}

/** The day of the last change that a page names, as `2026-02-03`. */
const dayOf = (path: string) =>
  /<time (?=[^>]*dateModified)[^>]*datetime="?([\d-]+)/i.exec(htmlOf(path))?.[1];

const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', env: {...process.env, TZ: 'UTC'}}).trim();

const isGenerated = (file: string) =>
  /^website\/docs\/packages\/types\/\w+\/reference\//.test(file);

test('every document has an edit link to a file of the repository, which no build has made', () => {
  const wrong = documentRoutes.filter((path) => {
    const source = sourceOf(path);
    return !source || isGenerated(source) || !existsSync(join(root, source));
  });
  expect(wrong).toEqual([]);
});

test('posts and content pages have an edit link too, lists and pages in code have none', () => {
  const post = sourceOf('/blog/docs-that-cannot-lie');
  expect(post).toMatch(/^website\/blog\/[\d-]+docs-that-cannot-lie\.mdx$/);
  expect(sourceOf('/markdown-page')).toBe('website/src/pages/markdown-page.mdx');
  for (const path of ['/', '/blog', '/docs/tags', '/search']) {
    expect(htmlOf(path)).not.toBe('');
    expect(sourceOf(path)).toBeUndefined();
  }
});

test('the edit link of a reference page names the source of its type', () => {
  const references = [...pages.keys()].filter((path) => /\/reference\/./.test(path));
  expect(references.length).toBeGreaterThan(100);
  const wrong = references.filter((path) => {
    const source = sourceOf(path) ?? 'none';
    // Two pages in these folders are written, not made.
    const isWritten = source.startsWith('website/docs/') && !isGenerated(source);
    return !isWritten && !htmlOf(path).includes(`/${source}#L`);
  });
  expect(wrong).toEqual([]);
  expect(sourceOf('/docs/packages/types/cart/reference/Order')).toBe(
    'packages/types/src/cart/Order.ts',
  );
});

test('a page says on which day its source was last changed, or nothing in a shallow clone', () => {
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  for (const path of [
    '/docs/intro',
    '/docs/component-packages/ui/button',
    '/docs/packages/types/cart/reference/Order',
    '/blog/docs-that-cannot-lie',
    '/markdown-page',
  ]) {
    const file = sourceOf(path) ?? 'none';
    const day = git('log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd', '--', file);
    expect(day, path).toMatch(/^\d{4}-/);
    expect(dayOf(path), path).toBe(isShallow ? undefined : day);
  }
});

test('the search knows neither the links nor the days', () => {
  const folder = join(buildDir, 'assets/search');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.json'),
  );
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter((file) =>
    /Edit this page|Last updated on/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(telling).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the row is as wide as the links to the pages around`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/docs/guides/seo', '/blog/docs-that-cannot-lie']) {
      await page.goto(path);
      const edges = await page.evaluate(() => {
        const edge = (selector: string) =>
          document.querySelector(selector)!.getBoundingClientRect();
        const [around, link, date] = [
          '.pagination-nav',
          '.theme-edit-this-page',
          '.theme-last-updated',
        ].map(edge);
        return {
          left: link!.left - around!.left,
          right: date!.right - around!.right,
          lines: Math.abs(link!.top - date!.top) > 4 ? 2 : 1,
          above: date!.bottom < around!.top,
        };
      });
      expect(edges, path).toEqual({left: 0, right: 0, lines: 1, above: true});
    }
  });
}
