import type {Rating} from '@storefront-toolkit/types/catalog';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** A rating that can be shown. */
export interface CheckedRating {
  average: number;
  /** Left out when nobody can say it. */
  count?: number | undefined;
}

const AVERAGE_ADVICE =
  'A rating outside of 1 to 5 has another scale. Convert it in the integration: 92 of 100 is 4.6, and a product that nobody rated has no `rating`.';

/**
 * A rating whose numbers can be shown, `null` for a product that nobody rated, and `undefined` for an average that would be false. Reports
 * what is wrong in development.
 */
export function checkedRating(
  component: string,
  rating: Rating | undefined,
): CheckedRating | null | undefined {
  if (!rating) return null;
  const {average, count} = rating;
  const report = (text: string) => {
    if (process.env.NODE_ENV !== 'production') reportMisuse(component, text);
  };
  if (count === 0) {
    report(
      'got a rating with the count 0, so it says that there are none. Leave out the `rating` of a product that nobody rated.',
    );
    return null;
  }
  if (!(average >= 1 && average <= 5)) {
    report(`got the average ${average}, so it shows nothing. ${AVERAGE_ADVICE}`);
    return undefined;
  }
  if (Number.isSafeInteger(count) && count > 0) return {average, count};
  report(
    `got the count ${count}, so it shows the average without it. Give it the whole number of ratings in the average.`,
  );
  return {average};
}
