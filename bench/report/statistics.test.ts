import {expect, test} from 'vitest';
import {format} from './format.ts';
import {median, ratio} from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([5, 1, 100])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeUndefined();
});

test('a median does not sort the values of its caller', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('a ratio needs two values, and something to compare with', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(0, 2)).toBe(0);
  expect(ratio(3, 0)).toBeUndefined();
  expect(ratio(3, undefined)).toBeUndefined();
  expect(ratio(undefined, 2)).toBeUndefined();
});

test('values are shown with their unit', () => {
  expect(format(22_636, 'kB')).toBe('22.6 kB');
  expect(format(1_234_567_890, 'MB')).toBe('1235 MB');
  expect(format(69.6, 'ms')).toBe('70 ms');
  expect(format(9.96, 's')).toBe('10.0 s');
  expect(format(0.854, '×')).toBe('0.85 ×');
  expect(format(99, 'score')).toBe('99');
  expect(format(0.00042, 'score')).toBe('0.0004');
  expect(format(undefined, 'ms')).toBe('–');
});
