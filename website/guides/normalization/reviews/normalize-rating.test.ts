// #region test
import {expect, it} from 'vitest';
import {normalizeRating} from './normalize-rating.ts';

it('turns ten points into five', () => {
  expect(normalizeRating({score_out_of_10: '9.2', total: 128})).toEqual({average: 4.6, count: 128});
});

it.each([{}, {total: 0}, {score_out_of_10: null, total: null}])(
  'has no rating in %j @claim-normalization.contract @claim-normalization.absent',
  (raw) => {
    expect(normalizeRating(raw)).toBeUndefined();
  },
);

it('names the field that is wrong @claim-normalization.path', () => {
  expect(() => normalizeRating({score_out_of_10: '92', total: 3})).toThrow(
    expect.objectContaining({type: 'invalid-response', path: 'summary.score_out_of_10'}),
  );
});
// #endregion
