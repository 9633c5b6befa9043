import {describe, expect, test} from 'vitest';
import {acceptPatterns, prefersMarkdown, stemOfTwin} from './twins.ts';

/** The decision of nginx, by the same patterns. */
const nginxPrefersMarkdown = (accept: string) =>
  new RegExp(acceptPatterns.markdown, 'i').test(accept) &&
  !new RegExp(acceptPatterns.html, 'i').test(accept);

const cases: readonly (readonly [accept: string, markdown: boolean])[] = [
  ['text/markdown', true],
  ['text/markdown;q=0.1', true],
  ['text/markdown;q=0', false],
  ['text/markdown; q=0.000', false],
  ['text/markdown, text/html', true],
  ['text/html, text/markdown', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0.3, text/html', false],
  ['text/markdown;charset=utf-8, */*', true],
  ['TEXT/MARKDOWN', true],
  ['application/json, text/markdown;q=0.2, */*;q=0.1', true],
  ['text/markdown-extra', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
];

describe.each(cases)('Accept: %s', (accept, markdown) => {
  test(`the server sends ${markdown ? 'Markdown' : 'the page'}`, () => {
    expect(prefersMarkdown(accept)).toBe(markdown);
  });

  test('nginx decides the same', () => {
    expect(nginxPrefersMarkdown(accept)).toBe(markdown);
  });
});

test('two weights are compared, and a wrong one counts as none', () => {
  expect(prefersMarkdown('text/markdown;q=0.5, text/html;q=0.4')).toBe(true);
  expect(prefersMarkdown('text/markdown;q=0.4, text/html;q=0.5')).toBe(false);
  expect(prefersMarkdown('text/markdown;q=5, text/html')).toBe(false);
  expect(prefersMarkdown('text/markdown;q=much')).toBe(false);
  expect(prefersMarkdown(undefined)).toBe(false);
});

test('a page is found by either form of its twin', () => {
  expect(
    ['/docs/intro.md', '/docs/guides/index.md', '/docs/guides.md', '/index.md'].map(stemOfTwin),
  ).toEqual(['/docs/intro', '/docs/guides', '/docs/guides', '']);
  expect(stemOfTwin('/llms.txt')).toBeUndefined();
});
