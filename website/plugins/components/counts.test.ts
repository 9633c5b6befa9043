import {expect, test} from 'vitest';
import {ROOT} from '../paths';
import {addressesIn, countPagesAndTests, testsIn} from './counts';

test('counts a test where it begins, and no call in a text or of another function', () => {
  const source = [
    "test('one', () => {",
    "  it('two', async () => {",
    "test.each(['a'])('%s', () => {",
    "  test.skip(true, 'a reason');",
    '  expect(/a/.test(text)).toBe(true);',
    '// a test() in a comment',
  ];
  expect(testsIn(source.join('\n'))).toBe(3);
  expect(testsIn('')).toBe(0);
});

test('finds documents, posts and pages, but no list of them', () => {
  const content = {
    docs: {versions: [{docs: [{permalink: '/docs/a', source: '@site/a.mdx'}]}]},
    blog: {
      posts: [{metadata: {permalink: '/blog/b', source: '@site/b.mdx'}}],
      tags: {permalink: '/tags'},
    },
    none: null,
  };
  expect(addressesIn(content)).toEqual(['/docs/a', '/blog/b']);
  const page = {permalink: '/c', source: '@site/c.tsx'};
  expect(countPagesAndTests(ROOT, [page, page]).pages).toBe(1);
});

test("counts this project's tests", () => {
  expect(countPagesAndTests(ROOT, []).tests).toBeGreaterThan(1_000);
});
