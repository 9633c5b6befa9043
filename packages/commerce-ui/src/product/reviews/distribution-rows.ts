import type {Rating, RatingDistribution, ReviewRating} from '@storefront-toolkit/types/catalog';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** A row of the distribution. */
export interface DistributionRow {
  stars: ReviewRating;
  count: number;
  /** Part of all ratings, from 0 to 1. */
  share: number;
}

const STARS = [5, 4, 3, 2, 1] as const;

/** A part of all ratings in whole percent. Only none of them is 0 %, and only all of them are 100 %. */
function shareOf(count: number, total: number): number {
  if (count === 0 || count === total) return count / total;
  return Math.min(Math.max(Math.round((100 * count) / total), 1), 99) / 100;
}

/** The rows from five stars to one, or none if there are no ratings. Reports numbers that don't add up in development. */
export function distributionRows(
  distribution: RatingDistribution,
  rating: Rating | undefined,
): readonly DistributionRow[] {
  const counted = STARS.map((stars) => {
    const count = distribution[stars];
    return {stars, count: Number.isSafeInteger(count) && count > 0 ? count : 0};
  });
  const total = counted.reduce((sum, {count}) => sum + count, 0);
  if (process.env.NODE_ENV !== 'production') reportFaults(distribution, total, rating);
  if (total === 0) return [];
  return counted.map((row) => ({...row, share: shareOf(row.count, total)}));
}

function reportFaults(distribution: RatingDistribution, total: number, rating: Rating | undefined) {
  const wrong = STARS.find((stars) => {
    const count = distribution[stars];
    return !Number.isSafeInteger(count) || count < 0;
  });
  if (wrong !== undefined) {
    reportMisuse(
      'ReviewsSummary',
      `got the number ${distribution[wrong]} of ratings with ${wrong} stars, so it counts 0. Give it the whole number of ` +
        'ratings for each number of stars, and 0 where there are none.',
    );
  } else if (total !== (rating?.count ?? 0)) {
    reportMisuse(
      'ReviewsSummary',
      `got a distribution of ${total} ratings for a rating of ${rating?.count ?? 0}, so its numbers contradict each other. ` +
        'Read both from the same answer of the vendor in the integration.',
    );
  }
}
