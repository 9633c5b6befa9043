import {afterEach, expect, it, vi} from 'vitest';
import {everyOther, halfOf} from './half.ts';

afterEach(() => vi.unstubAllEnvs());

const all = ['a', 'b', 'c', 'd', 'e'];

it('takes one half or the other, and misses nothing over both', () => {
  expect(everyOther(all, 0)).toEqual(['a', 'c', 'e']);
  expect(everyOther(all, 15)).toEqual(['b', 'd']);
});

it('keeps to the half of the run, and takes all in a full run', () => {
  vi.stubEnv('FULL_MATRIX', '');
  vi.stubEnv('HALF_OF_PAGES', undefined);
  const half = halfOf(all);
  expect([2, 3]).toContain(half.length);
  expect(process.env.HALF_OF_PAGES).toMatch(/^[\da-f]$/);
  expect(halfOf(all)).toEqual(half);
  vi.stubEnv('HALF_OF_PAGES', 'b');
  expect(halfOf(all)).toEqual(['b', 'd']);
  vi.stubEnv('FULL_MATRIX', '1');
  expect(halfOf(all)).toEqual(all);
});
