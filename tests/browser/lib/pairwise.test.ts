import {expect, it} from 'vitest';
import {pairwise} from './pairwise.ts';

const VALUES = {size: ['s', 'm', 'l'], tone: ['a', 'b', 'c', 'd'], on: ['true', 'false']};

it('brings each two values together, in far fewer rows than all combinations', () => {
  const rows = pairwise(VALUES);
  for (const [name, values] of Object.entries(VALUES)) {
    for (const [other, others] of Object.entries(VALUES)) {
      if (name === other) continue;
      for (const value of values) {
        for (const its of others) {
          expect(rows.some((row) => row[name] === value && row[other] === its)).toBe(true);
        }
      }
    }
  }
  expect(rows.length).toBeLessThan(3 * 4 * 2);
  expect(rows.every((row) => Object.keys(row).length === 3)).toBe(true);
});

it('takes each value of a single name, and leaves out a name without values', () => {
  expect(pairwise({size: ['s', 'm']})).toEqual([{size: 's'}, {size: 'm'}]);
  expect(pairwise({size: ['s', 'm'], text: []})).toEqual([{size: 's'}, {size: 'm'}]);
  expect(pairwise({})).toEqual([]);
});
