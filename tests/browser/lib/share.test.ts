import {afterEach, expect, it, vi} from 'vitest';
import {everyNth, shareOf} from './share.ts';

afterEach(() => vi.unstubAllEnvs());

const all = ['a', 'b', 'c', 'd', 'e'];

it('takes one part or another, and misses nothing over all of them', () => {
  expect(everyNth(all, 2, 0)).toEqual(['a', 'c', 'e']);
  expect(everyNth(all, 2, 15)).toEqual(['b', 'd']);
  expect([0, 1, 2, 3].flatMap((digit) => everyNth(all, 4, digit)).sort()).toEqual(all);
});

it('keeps to the part of the run, and takes all in a full run', () => {
  vi.stubEnv('FULL_MATRIX', '');
  vi.stubEnv('SHARE_OF_PAGES', undefined);
  const half = shareOf(all, 2);
  expect([2, 3]).toContain(half.length);
  expect(process.env.SHARE_OF_PAGES).toMatch(/^[\da-f]$/);
  expect(shareOf(all, 2)).toEqual(half);
  vi.stubEnv('SHARE_OF_PAGES', 'b');
  expect(shareOf(all, 2)).toEqual(['b', 'd']);
  expect(shareOf(all, 2, 1)).toEqual(['a', 'c', 'e']);
  expect(shareOf(all, 4)).toEqual(['b']);
  vi.stubEnv('FULL_MATRIX', '1');
  expect(shareOf(all, 4)).toEqual(all);
});
