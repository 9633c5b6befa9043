import type {Rating, RatingDistribution, ReviewRating} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {knownLocale} from '../../internal/known-locale.ts';
import type {StarRatingLabels} from '../rating/labels.ts';
import {StarRating} from '../rating/StarRating.tsx';
import {distributionRows} from './distribution-rows.ts';
import {ENGLISH_SUMMARY, type ReviewsSummaryLabels} from './labels.ts';
import {type StarsHref, SummaryRow} from './SummaryRow.tsx';

/** Props of `ReviewsSummary`. All other props of `<div>` reach the element. */
export interface ReviewsSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product's rating. Without one, a text says that there are no ratings. */
  rating: Rating | undefined;
  /**
   * The ratings by their number of stars. They add up to the rating's count.
   * @default no rows
   */
  distribution?: RatingDistribution | undefined;
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Address of the reviews with a number of stars. It makes a link of each row that has ratings.
   * @default no links
   */
  starsHref?: StarsHref | undefined;
  /**
   * The number of stars whose reviews are shown now. Its link is the current one.
   * @default the reviews of all stars
   */
  selectedStars?: ReviewRating | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ReviewsSummaryLabels> | undefined;
  /**
   * The words of the rating, as `StarRating` takes them.
   * @default {}
   */
  ratingLabels?: Partial<StarRatingLabels> | undefined;
  /** Below the average, such as a link to the form. */
  children?: ReactNode | undefined;
}

/** The average of a product's ratings, and how many have each number of stars. */
export function ReviewsSummary({
  rating,
  distribution,
  locale,
  starsHref,
  selectedStars,
  labels,
  ratingLabels,
  className,
  children,
  ...rest
}: ReviewsSummaryProps) {
  if (process.env.NODE_ENV !== 'production') checkStarsHref(starsHref);
  const words = {...ENGLISH_SUMMARY, ...labels};
  const known = knownLocale('ReviewsSummary', locale);
  const rows = distribution ? distributionRows(distribution, rating) : [];
  const hasAverage = rating && rating.count > 0 && rating.average >= 1 && rating.average <= 5;
  return (
    <div
      {...rest}
      className={clsx('flex flex-wrap items-start gap-x-12 gap-y-6 text-base text-ink', className)}
    >
      <div className="grid justify-items-start gap-1">
        {hasAverage && (
          <p aria-hidden="true" className="text-4xl font-semibold">
            {new Intl.NumberFormat(known, {maximumFractionDigits: 1}).format(rating.average)}
          </p>
        )}
        <StarRating rating={rating} locale={known} showAverage={false} labels={ratingLabels} />
        {children}
      </div>
      {rows.length > 0 && (
        <ul
          aria-label={words.distribution}
          className="grid max-w-md min-w-0 flex-1 basis-60 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3"
        >
          {rows.map((row) => (
            <SummaryRow
              key={row.stars}
              row={row}
              locale={known}
              words={words}
              href={starsHref}
              isCurrent={row.stars === selectedStars}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function checkStarsHref(href: StarsHref | undefined) {
  if (typeof href !== 'string' || href.includes('{stars}')) return;
  reportMisuse(
    'ReviewsSummary',
    `got the \`starsHref\` "${href}" without \`{stars}\`, so each row leads to the same page. Put it where the address ` +
      'names the number of stars, as in "/rain-jacket?stars={stars}".',
  );
}
