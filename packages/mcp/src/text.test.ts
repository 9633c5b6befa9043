import {describe, expect, test} from 'vitest';
import {nearest} from './nearest.ts';
import {sectionsOf} from './sections.ts';
import {cut, fit, partOf, quoted} from './text.ts';

test('a text is cut at the end of a word, and never within a character', () => {
  expect(cut('short', 10)).toBe('short');
  expect(cut('one two three', 9)).toBe('one two…');
  expect(cut('a'.repeat(20), 5)).toBe('aaaa…');
  expect(cut('🧦'.repeat(5), 4)).toBe('🧦…');
});

test('what a caller passed is repeated on one line, without control characters', () => {
  expect(quoted('a\u0000\n\u001b[2Jb')).toBe('"a [2Jb"');
  expect(quoted('x'.repeat(1000)).length).toBeLessThan(90);
});

test('lines that do not fit are counted', () => {
  expect(fit(['one', 'two', 'three'], 9)).toEqual({text: 'one\ntwo', left: 1});
  expect(fit(['one', 'two'], 100)).toEqual({text: 'one\ntwo', left: 0});
  expect(fit(['too long'], 3)).toEqual({text: '', left: 1});
});

test('the parts of a text are together the text', () => {
  const text = `${'A paragraph with words. 🧦\n\n'.repeat(100)}${'🧦'.repeat(500)}`;
  const parts: string[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const {part, next} = partOf(text, offset, 333);
    expect(part.length).toBeLessThanOrEqual(333);
    expect(() => encodeURIComponent(part)).not.toThrow();
    parts.push(part);
    offset = next;
  }
  expect(parts.join('')).toBe(text);
});

describe('sections', () => {
  const text = '# T\n\n## A\n\na\n\n### B\n\nb\n\n```sh\n## no\n```\n\n## C\n\nc\n';
  const bodies = sectionsOf(text).map(({title, start, end}) => [title, text.slice(start, end)]);

  test('are found outside of code alone', () => {
    expect(bodies.map(([title]) => title)).toEqual(['A', 'B', 'C']);
  });

  test('hold the sections below them', () => {
    expect(bodies[0]?.[1]).toBe('## A\n\na\n\n### B\n\nb\n\n```sh\n## no\n```\n\n');
    expect(bodies[1]?.[1]).toBe('### B\n\nb\n\n```sh\n## no\n```\n\n');
    expect(bodies[2]?.[1]).toBe('## C\n\nc\n');
  });
});

test('the names that are most like a wrong one come first', () => {
  const names = ['sheet', 'select', 'sheet/mini-cart', 'toast'];
  expect(nearest('sheets', names)[0]).toBe('sheet');
  expect(nearest('mini-cart', names)[0]).toBe('sheet/mini-cart');
  expect(nearest('🧦', names)).toEqual([]);
  expect(nearest('', names)).toEqual([]);
});
