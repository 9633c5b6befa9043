import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import settings from '../../website/site.config.ts';
import {twinPath} from '../../website/src/twins/addresses.ts';
import {buildDir, builtPages} from '../lib/site.ts';
import {type PageText, readHtml} from './read-html.ts';
import {readTwin} from './read-markdown.ts';

const read = (path: string) => readFileSync(join(buildDir, path), 'utf8');
const pages = builtPages().filter(({path}) => path !== '/404');

/** What a page has and its twin lacks, counted: a cell that occurs twice has to be there twice. */
function missing(page: readonly string[], twin: readonly string[]): string[] {
  const left = [...twin];
  return page.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0 && text !== '';
  });
}

const KINDS = ['headings', 'code', 'cells'] as const satisfies readonly (keyof PageText)[];

const twins = new Map(
  pages
    .filter(({path}) => existsSync(join(buildDir, twinPath(path))))
    .map(({path}) => [path, readTwin(read(twinPath(path)))]),
);

describe('each page has a twin with all of its text', () => {
  const counts = {headings: 0, code: 0, cells: 0};

  test.each(pages)('$path', ({path, html}) => {
    const text = twins.get(path);
    if (!text) throw new Error(`There is no ${twinPath(path)} in the build.`);
    const page = readHtml(html);
    for (const kind of KINDS) {
      counts[kind] += page[kind].length;
      expect(missing(page[kind], text[kind]), kind).toEqual([]);
    }
  });

  test('the pages have headings, code and cells', () => {
    console.log(
      `note: ${pages.length} pages, ${counts.headings} headings, ${counts.code} blocks of code, ${counts.cells} cells: 0 missing`,
    );
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(1000);
  });
});

/** The file that an address of the site names. */
const fileOf = (address: string) => join(buildDir, decodeURI(new URL(address).pathname));

test('each link of a twin to this site leads to a file, by its whole address', () => {
  const broken = [...twins].flatMap(([path, {links}]) =>
    links
      .filter(
        (link) =>
          !/^(?:https?|mailto):/.test(link) ||
          (link.startsWith(settings.url) && !existsSync(fileOf(link))),
      )
      .map((link) => `${path}: ${link}`),
  );
  expect(twins.size).toBe(pages.length);
  expect(broken).toEqual([]);
});

test('an index page has its twin at both addresses', () => {
  const indexes = pages.filter(({path}) => path !== '/' && path.endsWith('/'));
  expect(indexes.length).toBeGreaterThan(10);
  for (const {path} of indexes)
    expect(read(`${path.slice(0, -1)}.md`)).toBe(read(`${path}index.md`));
});

describe('llms.txt', () => {
  const linksOf = (text: string) =>
    [...text.matchAll(/^- \[.*\]\((\S+)\)/gm)].map(([, link = '']) => link);
  const root = read('/llms.txt');
  const lists = linksOf(root).filter((link) => link.endsWith('/llms.txt'));

  test('each list is short enough for an agent to read whole', () => {
    for (const file of [root, ...lists.map((link) => readFileSync(fileOf(link), 'utf8'))]) {
      expect(file.length).toBeLessThan(50_000);
    }
  });

  test('the lists name each page once', () => {
    const named = [root, ...lists.map((link) => readFileSync(fileOf(link), 'utf8'))]
      .flatMap(linksOf)
      .filter((link) => !link.endsWith('/llms.txt'));
    const expected = pages.map(({path}) => settings.url + twinPath(path));
    expect([...named].sort()).toEqual(expected.sort());
  });

  test('llms-full.txt has all twins, and no list leads to it', () => {
    const full = read('/llms-full.txt');
    for (const {path} of pages) expect(full).toContain(read(twinPath(path)));
    expect(root).not.toContain('llms-full');
  });
});
