import {readWrongPayloads} from '@storefront-toolkit/integration-test-kit';
import {rainJacket, windbreaker} from '@storefront-toolkit/fixtures/catalog';
import {expect, it} from 'vitest';
import {addRatings} from './add-ratings.ts';
import {normalizeRating} from './normalize-rating.ts';

it('answers every wrong payload with a path, or with a rating in range @claim-normalization.contract', () => {
  const {faults, payloads} = readWrongPayloads(
    {score_out_of_10: '9.2', total: 128},
    normalizeRating,
    (rating) =>
      !rating || (rating.average >= 1 && rating.average <= 5) ? [] : [JSON.stringify(rating)],
  );
  expect(faults).toEqual([]);
  expect(payloads).toBeGreaterThan(10);
});

it('adds ratings by the id, and leaves others alone @claim-normalization.join', () => {
  const rating = {average: 3, count: 2};
  const [first, second] = addRatings(
    [rainJacket, windbreaker],
    new Map([[windbreaker.id, rating]]),
  );
  expect(first).toEqual(rainJacket);
  expect(second).toEqual({...windbreaker, rating});
});
