import {expect, test} from 'vitest';
import {byVersion, isRelease, laterSince} from './since';

test.each([
  [undefined, undefined],
  ['0.1.0', undefined],
  ['0.0.9', undefined],
  ['0.1.1', '0.1.1'],
  ['0.2.0', '0.2.0'],
  ['0.10.0', '0.10.0'],
  ['1.0.0', '1.0.0'],
  ['next', undefined],
])('@since %s is shown as %s', (since, shown) => {
  expect(laterSince(since)).toBe(shown);
});

test('versions are sorted by their numbers', () => {
  expect(['0.10.0', '1.0.0', '0.2.0', '0.2.0', '0.1.10'].sort(byVersion)).toEqual([
    '0.1.10',
    '0.2.0',
    '0.2.0',
    '0.10.0',
    '1.0.0',
  ]);
});

test('only a whole version can be released', () => {
  expect(['0.2.0', '12.0.3'].every(isRelease)).toBe(true);
  expect(['0.2', 'v0.2.0', '0.2.0-next.0', ''].some(isRelease)).toBe(false);
});
