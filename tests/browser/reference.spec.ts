import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../lib/test.ts';
import {packageRoutes} from '../lib/routes.ts';
import {buildDir, builtPages} from '../lib/site.ts';

/** These read the files of the build. The crawl visits the pages in a browser. */
const pages = new Map(builtPages().map(({path, html}) => [path, html]));

/** Generated pages of exports: those below `reference/` whose text doesn't have its own file. */
const isExport = (path: string) =>
  /\/types\/[^/]+\/reference\/[^/]+$/.test(path) &&
  !/\/(?:models|integration-function)$/.test(path);
const exportPages = [...pages].filter(([path]) => isExport(path));

/** The document on a page, without the parts around all documents. */
const contentOf = (html: string) => /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&[a-z]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text of the headings of level two, without the sign that links to them. */
const headingsOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([\s\S]*?)<a/g)].map(([, heading = '']) => textOf(heading));

test('there is a page at each address that the contracts are known by @spec-2.13', () => {
  expect(packageRoutes.length).toBeGreaterThan(100);
  expect(packageRoutes.filter((route) => !pages.has(route))).toEqual([]);
});

test('each export has a page with a summary, a signature, an example and its place in the source', () => {
  expect(exportPages.length).toBeGreaterThan(250);
  const lacking = exportPages.flatMap(([path, html]) => {
    const content = contentOf(html);
    const headings = headingsOf(content);
    const missing = ['Signature', 'Example', 'Source'].filter((name) => !headings.includes(name));
    if (!/packages\/types\/src\/[\w/-]+\.ts<\/code>, line \d+/.test(content)) missing.push('line');
    if (!/<header><h1[^>]*>[^<]+<\/h1>(?:<\/?(?:header|div)[^>]*>)*<p>\S/.test(content))
      missing.push('summary');
    return missing.length ? [`${path}: ${missing.join(', ')}`] : [];
  });
  expect(lacking).toEqual([]);
});

test('no page of an export is only a signature @spec-3.12', () => {
  const WORDS = 25;
  const thin = exportPages.flatMap(([path, html]) => {
    const content = contentOf(html);
    const hasTable = /<table/.test(content);
    const beforeSignature = textOf(/<p>[\s\S]*?<figure/.exec(content)?.[0] ?? '');
    return hasTable || beforeSignature.split(' ').length >= WORDS ? [] : [path];
  });
  expect(thin).toEqual([]);
});

test('each link of a page on packages leads to a page, and to something on it', () => {
  const broken = [...pages]
    .filter(([path]) => path.startsWith('/docs/packages/'))
    .flatMap(([path, html]) =>
      [...contentOf(html).matchAll(/<a [^>]*href="?([^"\s>]+)/g)].flatMap(([, href = '']) => {
        if (/^(?:https?|mailto):/.test(href)) return [];
        const {pathname, hash} = new URL(href, `http://localhost${path}`);
        // The page's text as Markdown, which the menu beside the title leads to.
        if (existsSync(join(buildDir, pathname)) && pathname.endsWith('.md')) return [];
        const target = pages.get(pathname);
        const id = decodeURIComponent(hash.slice(1));
        const isThere = id === '' || (target && new RegExp(`\\sid="?${id}["\\s>]`).test(target));
        return target && isThere ? [] : [`${path} -> ${href}`];
      }),
    );
  expect(broken).toEqual([]);
});

test('each type that has a page is a link where a table names it', () => {
  const names = new Set(exportPages.map(([path]) => path.replace(/.*\//, '')));
  const unlinked = exportPages.flatMap(([path, html]) => {
    const own = path.replace(/.*\//, '');
    return [...contentOf(html).matchAll(/<td[^>]*><code[^>]*>([\s\S]*?)<\/code>/g)].flatMap(
      ([, type = '']) => {
        const text = textOf(type.replace(/<a [\s\S]*?<\/a>/g, ' ')).replace(/'[^']*'/g, '');
        const plain = (text.match(/\w+/g) ?? []).filter((word) => names.has(word) && word !== own);
        return plain.map((word) => `${path}: ${word} in ${textOf(type)}`);
      },
    );
  });
  expect(unlinked).toEqual([]);
});
