import type {Review} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {distinct} from '../../internal/codes/distinct.ts';
import {knownLocale} from '../../internal/known-locale.ts';
import type {StarRatingLabels} from '../rating/labels.ts';
import {ENGLISH_LIST, type ReviewsListLabels} from './labels.ts';
import {ReviewArticle} from './ReviewArticle.tsx';

/** Props of `ReviewsList`. All other props of `<div>` reach the element. */
export interface ReviewsListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The reviews, in the order in which they are shown. */
  reviews: readonly Review[];
  /** Language and region in which dates are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Level of the headings of reviews: one below that of the list.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ReviewsListLabels> | undefined;
  /**
   * The words of each rating, as `StarRating` takes them.
   * @default {}
   */
  ratingLabels?: Partial<StarRatingLabels> | undefined;
}

/** A product's reviews, or a text if it has none. */
export function ReviewsList({
  reviews,
  locale,
  headingLevel = 3,
  labels,
  ratingLabels,
  className,
  ...rest
}: ReviewsListProps) {
  const words = {...ENGLISH_LIST, ...labels};
  const known = knownLocale('ReviewsList', locale);
  const advice = 'Each `id` of `reviews` is a text of its own. Fix the reviews in the integration.';
  const shown = distinct('ReviewsList', reviews, ({id}) => id, advice);
  return (
    <div {...rest} className={clsx('text-base text-ink', className)}>
      {shown.length === 0 ? (
        <p className="text-ink-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((review) => (
            <li key={review.id} className="py-6 first:pt-0 last:pb-0">
              <ReviewArticle
                review={review}
                locale={known}
                headingLevel={headingLevel}
                words={words}
                ratingLabels={ratingLabels}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
