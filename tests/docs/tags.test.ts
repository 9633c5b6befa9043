import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';

const docs = join(root, 'website/docs');

/** Most pages of a tag that a reader still takes in. The reference adds up to 15 more. */
const MOST = 40;

/** Tags by page. The pages of the reference get theirs from its generator. */
const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx') && !file.includes('/reference/'))
  .map((file) => {
    const [, list = ''] =
      /^---\n(?:.*\n)*?tags: \[(.*)\]\n/.exec(readFileSync(join(docs, file), 'utf8')) ?? [];
    return {file, tags: list.split(', ').filter(Boolean)};
  });
const known = [...readFileSync(join(docs, 'tags.yml'), 'utf8').matchAll(/^([\w-]+):$/gm)].map(
  ([, name = '']) => name,
);

test('every page has a tag', () => {
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter(({tags}) => tags.length === 0).map(({file}) => file)).toEqual([]);
});

test('every tag is one that tags.yml describes', () => {
  const unknown = pages.flatMap(({file, tags}) =>
    tags.filter((tag) => !known.includes(tag)).map((tag) => `${file}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});

test.each(known)('the tag %s leads to pages, and to no more than can be read', (name) => {
  const tagged = pages.filter(({tags}) => tags.includes(name));
  expect(tagged.length).toBeGreaterThan(0);
  expect(tagged.length).toBeLessThanOrEqual(MOST);
});
