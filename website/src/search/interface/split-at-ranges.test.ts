import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {splitAtRanges} from './split-at-ranges';

describe('splitAtRanges', () => {
  it('tells what matched from what did not', () => {
    expect(splitAtRanges('grid gap', [[5, 8]])).toEqual([
      {text: 'grid ', isMatch: false},
      {text: 'gap', isMatch: true},
    ]);
  });

  it('takes ranges in any order', () => {
    const matches = splitAtRanges('grid gap', [
      [5, 8],
      [0, 4],
    ]).filter(({isMatch}) => isMatch);
    expect(matches.map(({text}) => text)).toEqual(['grid', 'gap']);
  });

  it('never changes the text, whatever the ranges', () => {
    const range = fc.tuple(fc.integer({min: -5, max: 40}), fc.integer({min: -5, max: 40}));
    fc.assert(
      fc.property(fc.string(), fc.array(range), (text, ranges) => {
        const pieces = splitAtRanges(text, ranges);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });
});
