import {expect, test} from 'vitest';
import {random} from './random.ts';

const numbers = (seed: string) => {
  const source = random(seed);
  return Array.from({length: 200}, () => source.int(3, 7));
};

test('the same seed gives the same choices, another one gives others', () => {
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
});

test('all numbers of a range come up, and no others', () => {
  expect([...new Set(numbers('range'))].sort()).toEqual([3, 4, 5, 6, 7]);
});

test('a sample has each member once, and no more than there are', () => {
  const list = ['a', 'b', 'c'];
  expect(random('x').sample(list, 5).sort()).toEqual(list);
  expect(random('x').sample(list, 2)).toHaveLength(2);
  expect(list).toEqual(['a', 'b', 'c']);
});
