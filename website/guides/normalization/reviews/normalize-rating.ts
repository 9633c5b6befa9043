// #region normalizer
import {fieldOf} from '@storefront-toolkit/integration-core';
import type {Rating} from '@storefront-toolkit/types/catalog';

/** The fields that the vendor documents. None is sure to be there until it is read. */
export interface RawReviewSummary {
  readonly score_out_of_10?: string | null;
  readonly total?: number | null;
}

const source = {vendor: 'reviews', kind: 'commerce', operation: 'getRating'} as const;

/** A rating from 1 to 5, or none while nobody has rated the product. */
export function normalizeRating(raw: RawReviewSummary): Rating | undefined {
  const summary = fieldOf(raw, source, 'summary');
  const count = summary.at('total').given()?.integer() ?? 0;
  if (count < 1) return undefined;
  const average = summary.at('score_out_of_10').read('a decimal from 2 to 10', (score) => {
    const half = Number(score) / 2;
    if (half >= 1 && half <= 5) return half;
    throw new RangeError(`${half} isn't a rating from 1 to 5.`);
  });
  return {average, count};
}
// #endregion
