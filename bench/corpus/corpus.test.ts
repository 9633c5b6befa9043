import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {corpus, KINDS} from './corpus.ts';

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

test('a corpus is the same each time', () => {
  expect(digest(corpus(250))).toBe(digest(corpus(250)));
});

test('a page is the same in corpora of other sizes, but for the last of its kind', () => {
  const large = new Map(corpus(60).map((page) => [page.path, page]));
  for (const kind of KINDS) {
    const small = corpus(30).filter((page) => page.kind === kind);
    expect(small.length).toBeGreaterThan(1);
    for (const page of small.slice(0, -1)) expect(large.get(page.path)).toEqual(page);
  }
});

test.each([10, 30, 250, 1000, 4000, 4800])(
  '%i pages have as many addresses and titles',
  (size) => {
    const pages = corpus(size);
    expect(pages).toHaveLength(size);
    expect(new Set(pages.map(({path}) => path)).size).toBe(size);
    expect(new Set(pages.map(({title}) => title)).size).toBe(size);
  },
  60_000,
);

test('each link leads to another page of the corpus', () => {
  const pages = corpus(30);
  const paths = new Set(pages.map(({path}) => path));
  for (const {path, body} of pages) {
    const links = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]!);
    expect(links).toHaveLength(1);
    expect(paths).toContain(links[0]);
    expect(links[0]).not.toBe(path);
  }
});

test('pages have sections, code and tables of a realistic length, and no heading of level one', () => {
  for (const {kind, body} of corpus(250)) {
    const outside = body.replaceAll(/```.*?```/gs, '');
    expect(body.length).toBeGreaterThan(3000);
    expect(body).toMatch(/^```(?:tsx?|json|bash|css)$/m);
    expect(outside).toMatch(/^## /m);
    expect(outside).not.toMatch(/^# /m);
    if (kind !== 'guide') expect(outside).toMatch(/^\| --- \|/m);
  }
});

test.each([0, 9, 4801, 10.5, Number.NaN])('there is no corpus of %d pages', (size) => {
  expect(() => corpus(size)).toThrow('Give a whole number from 10 to 4800');
});
