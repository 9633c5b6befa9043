import {afterEach, expect, it, vi} from 'vitest';
import {everyOther, halfOf} from './half.ts';

afterEach(() => vi.unstubAllEnvs());

const all = ['a', 'b', 'c', 'd', 'e'];

it('takes one half or the other, and misses nothing over both', () => {
  expect(everyOther(all, 0)).toEqual(['a', 'c', 'e']);
  expect(everyOther(all, 15)).toEqual(['b', 'd']);
});

it('takes the same half again on the same commit, and all in a full run', () => {
  vi.stubEnv('FULL_MATRIX', '');
  expect(halfOf(all)).toEqual(halfOf(all));
  expect([2, 3]).toContain(halfOf(all).length);
  vi.stubEnv('FULL_MATRIX', '1');
  expect(halfOf(all)).toEqual(all);
});
